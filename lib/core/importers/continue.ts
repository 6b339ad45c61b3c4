import { at, blockAt, defineImporter, under } from "./define";
import { isRecord } from "../text/is-record";

export default defineImporter({
  id: "continue",
  syntaxes: ["yaml", "json"],
  paths: (platform, home) =>
    under(
      platform,
      home,
      ".continue/config.yaml",
      ".continue/config.json",
      ".continue/mcpServers/*.yaml",
      ".continue/mcpServers/*.yml",
      ".continue/mcpServers/*.json",
    ),
  fileName: /(^|\/)\.continue\/(config\.(ya?ml|json)|[^/]+\.ya?ml|mcpServers\/[^/]+\.(ya?ml|json))$/i,
  // YAML has a list whose items carry their name; other clients' JSON files may be dropped in as they are; config.json is older.
  blocks: (config) =>
    [["mcpServers"], ["experimental", "modelContextProtocolServers"]].flatMap((path) =>
      Array.isArray(at(config, path)) ? [{ path }] : blockAt(config, ...path),
    ),
  translate(entry) {
    const options =
      isRecord(entry.requestOptions) && isRecord(entry.requestOptions.headers) ? entry.requestOptions.headers : {};
    const bearer = typeof entry.apiKey === "string" ? { Authorization: `Bearer ${entry.apiKey}` } : {};
    return { ...entry, headers: { ...bearer, ...(isRecord(entry.headers) ? entry.headers : {}), ...options } };
  },
  incomplete: "Blocks that are pulled in with “uses” are kept on Continue's hub. Add them by hand.",
});
