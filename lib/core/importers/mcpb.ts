import { appData, at, configHome, defineImporter, type Importer, type Platform } from "./define";
import { isRecord } from "../text/is-record";

/** The running platform is not known here; what the manifest says for all platforms is used, else how its kind of server is started. */
function entryOf(server: Record<string, unknown>): unknown {
  if (isRecord(server.mcp_config)) return server.mcp_config;
  const entry = typeof server.entry_point === "string" ? `\${__dirname}/${server.entry_point}` : undefined;
  if (entry === undefined) return undefined;
  const runners: Record<string, object> = {
    node: { command: "node", args: [entry] },
    python: { command: "python3", args: [entry] },
    uv: { command: "uv", args: ["run", "--directory", "${__dirname}", entry] },
    binary: { command: entry },
  };
  return runners[String(server.type)];
}

/** Claude Desktop unpacks what was installed, each into a folder of its own. */
const installed: Importer["paths"] = (platform: Platform, home, variables) =>
  ({
    darwin: [`${home}/Library/Application Support/Claude/Claude Extensions/*/manifest.json`],
    win32: [`${appData(home, variables)}\\Claude\\Claude Extensions\\*\\manifest.json`],
    linux: [`${configHome(home, variables)}/Claude/Claude Extensions/*/manifest.json`],
  })[platform];

const isManifest = (config: unknown): config is Record<string, unknown> & { name: string } =>
  isRecord(config) &&
  typeof config.name === "string" &&
  (config.manifest_version !== undefined || config.dxt_version !== undefined);

export default defineImporter({
  id: "mcpb",
  label: "Desktop extension",
  paths: installed,
  fileName: /(^|\/)(manifest\.json|[^/]+\.(mcpb|dxt))$/i,
  blocks(config) {
    const server = at(config, ["server"]);
    return isManifest(config) && isRecord(server)
      ? [{ path: ["name"], entries: { [config.name]: entryOf(server) ?? {} } }]
      : [];
  },
  declares(config) {
    if (!isRecord(config)) return undefined;
    const whole = at(config, ["_meta", "com.microsoft.windows", "static_responses", "tools/list", "tools"]);
    const tools = Array.isArray(whole) ? whole : Array.isArray(config.tools) ? config.tools : [];
    if (tools.length === 0) return undefined;
    const more = config.tools_generated === true ? " The server makes further tools at run time." : "";
    return {
      tools,
      lacks: `Declared in the bundle's manifest${Array.isArray(whole) ? "" : ", without parameters"}; not asked of the running server.${more}`,
    };
  },
  incomplete:
    "The command runs files of the bundle, which must be unpacked first. The tools that its manifest declares are judged without starting anything.",
});
