import { at, defineImporter, texts, under, type ServerBlock } from "./define";
import { isRecord } from "../text/is-record";

type Fields = Record<string, unknown>;
const records = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const text = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** `{{server.key}}` is filled in from the profile's settings; it stays a variable here. */
const asVariable = (value: string): string => value.replaceAll(/\{\{([\w.\-|]+)\}\}/g, "${$1}");

/** The catalog's entry for one server, as the command or address that the gateway would use. */
function asEntry(one: Fields): Fields {
  const remote = isRecord(one.remote) ? one.remote : undefined;
  const url = text(remote?.url) ?? text(one.sseEndpoint) ?? text(one.endpoint);
  if (url !== undefined)
    return {
      type: "http",
      url: asVariable(url),
      headers: isRecord(remote?.headers)
        ? Object.fromEntries(Object.entries(remote.headers).map(([name, value]) => [name, asVariable(String(value))]))
        : {},
    };
  const image = text(one.image);
  if (image === undefined)
    return {
      refused:
        one.type === "poci"
          ? "Each of its tools runs in a container of its own, so there is no server to ask. The tools that its entry describes can be pasted as a list."
          : "It names no image and no address. Add its command by hand.",
    };
  const secrets = records(one.secrets).flatMap((secret) => text(secret.env) ?? []);
  const fixed = Object.fromEntries(
    records(one.env).flatMap((variable) =>
      text(variable.name) ? [[String(variable.name), asVariable(String(variable.value ?? ""))]] : [],
    ),
  );
  const env = { ...Object.fromEntries(secrets.map((name) => [name, `\${${name}}`])), ...fixed };
  const flags = [
    ...Object.keys(env).flatMap((name) => ["-e", name]),
    ...texts(one.volumes).flatMap((volume) => ["-v", asVariable(volume)]),
    ...(one.disableNetwork === true ? ["--network", "none"] : []),
  ];
  return {
    command: "docker",
    args: ["run", "-i", "--rm", ...flags, image, ...texts(one.command).map(asVariable)],
    env,
  };
}

/** One server of a profile: the profile's settings, on top of its copy of the catalog entry. */
function profiled(one: Fields, index: number): [string, Fields] {
  const kept = at(one, ["snapshot", "server"]);
  const known = isRecord(kept) ? kept : {};
  const name =
    text(known.name) ??
    text(one.image)?.replace(/^.*\//, "").split(/[@:]/, 1)[0] ??
    text(one.source)?.replace(/^.*\//, "") ??
    `server ${index + 1}`;
  if (one.type === "registry" && !isRecord(kept))
    return [name, { refused: "It is only named by its address in the MCP registry. Import its server.json." }];
  return [
    name,
    {
      ...asEntry({ ...known, ...(text(one.image) ? { image: one.image } : {}) }),
      ...(Array.isArray(one.tools) ? { tools: one.tools } : {}),
    },
  ];
}

const isProfile = (config: unknown): config is Fields =>
  isRecord(config) &&
  Array.isArray(config.servers) &&
  records(config.servers).some((one) => one.image !== undefined || one.source !== undefined || isRecord(one.snapshot));

const isSingle = (config: unknown): config is Fields =>
  isRecord(config) &&
  typeof config.name === "string" &&
  ["server", "remote", "poci"].includes(String(config.type)) &&
  (config.image !== undefined || config.remote !== undefined);

function blocks(config: unknown): ServerBlock[] {
  const registry = at(config, ["registry"]);
  if (
    isRecord(registry) &&
    Object.values(registry).some(
      (one) => isRecord(one) && (one.image !== undefined || one.remote !== undefined || one.type !== undefined),
    )
  )
    return [{ path: ["registry"] }];
  // The line of an entry is the one with its name.
  if (isProfile(config))
    return records(config.servers).map((one, index) => ({
      path: ["servers", index, ...(isRecord(at(one, ["snapshot", "server"])) ? ["snapshot", "server", "name"] : [])],
      entries: Object.fromEntries([profiled(one, index)]),
    }));
  return isSingle(config) ? [{ path: ["name"], entries: { [String(config.name)]: asEntry(config) } }] : [];
}

/** The catalog's entry for a server, whichever kind of file holds it. */
function known(config: unknown, name: string): unknown {
  if (isProfile(config))
    return records(config.servers)
      .map((one, index) => (profiled(one, index)[0] === name ? at(one, ["snapshot", "server"]) : undefined))
      .find(Boolean);
  return at(config, ["registry", name]) ?? (isSingle(config) ? config : undefined);
}

export default defineImporter({
  id: "docker",
  label: "Docker MCP catalog or profile",
  syntaxes: ["yaml", "json"],
  paths: (platform, home) => under(platform, home, ".docker/mcp/catalogs/*.yaml"),
  fileName: /(^|\/)(docker-mcp|(?=[^/]*(catalog|profile))[^/]*)\.(ya?ml|json)$/i,
  blocks,
  // Entries of a catalog are read as they are; those of a profile were translated before.
  translate(entry) {
    const made =
      entry.image !== undefined ||
      entry.remote !== undefined ||
      entry.type === "poci" ||
      entry.type === "remote" ||
      entry.type === "server"
        ? asEntry(entry)
        : entry;
    return typeof made.refused === "string" ? made.refused : made;
  },
  declares(config, name) {
    const tools = records(at(known(config, name), ["tools"])).filter((tool) => typeof tool.name === "string");
    if (tools.length === 0) return undefined;
    const described = tools.map(({ name: tool, description, parameters, inputSchema, annotations }) => ({
      name: tool,
      description,
      inputSchema: inputSchema ?? parameters,
      annotations,
    }));
    return { tools: described, lacks: "Declared in Docker's catalog; not asked of the running server." };
  },
  incomplete:
    "Values that Docker keeps in its own store are not in this file. The gateway adds its own tools when dynamic tools are on.",
});
