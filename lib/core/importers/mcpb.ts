import { at, defineImporter, isRecord } from "./define";

export default defineImporter({
  id: "mcpb",
  label: "Desktop extension (manifest.json of .mcpb or .dxt)",
  paths: () => [],
  fileName: /(^|\/)manifest\.json$/i,
  blocks(config) {
    const entry = at(config, ["server", "mcp_config"]);
    return isRecord(config) && typeof config.name === "string" && isRecord(entry) ? [{ path: ["name"], entries: { [config.name]: entry } }] : [];
  },
  incomplete: "The command runs files of the bundle, which must be unpacked first. Its tools can be read without starting it: upload the manifest as a list of tools.",
});
