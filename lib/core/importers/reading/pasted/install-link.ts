import { fromBase64Url } from "../../../share/base64url";
import { decodeText } from "../../../text/decode";
import { readJsonc } from "../../../text/jsonc";
import { isRecord } from "../../../text/is-record";
import { problem, type Pasted } from "./define";

/**
 * The links behind “Add to Cursor” and “Install in VS Code”: the entry is in the address, as JSON or in Base64. Formats: Cursor,
 * “MCP install links”; VS Code, “vscode:mcp/install” in its MCP developer guide.
 */
export function readInstallLink(text: string): Pasted | undefined {
  if (!/^(cursor|vscode|vscode-insiders|https?):/i.test(text) || !/mcp[/-]?install|install-mcp/i.test(text)) return;
  const unreadable = "This link installs a server, but the entry in it cannot be read. Paste the JSON or the command.";
  try {
    const query = text.slice(text.indexOf("?") + 1).split("#")[0]!;
    const direct = decodeURIComponent(query);
    const parameter = (name: string) =>
      decodeURIComponent(new RegExp(`(?:^|&)${name}=([^&]*)`).exec(query)?.[1]?.replaceAll("+", "%2B") ?? "");
    const config = direct.startsWith("{") ? direct : parameter("config");
    const read = readJsonc(config.trimStart().startsWith("{") ? config : fromBase64(config));
    if (!read.ok || !isRecord(read.doc.value)) return problem(unreadable);
    const { name = parameter("name"), ...entry } = read.doc.value;
    return { kind: "config", text: JSON.stringify({ mcpServers: { [String(name) || "server"]: entry } }, null, 2) };
  } catch {
    return problem(unreadable);
  }
}

/** Text in Base64 (RFC 4648), of either alphabet; empty when it is none. */
function fromBase64(text: string): string {
  const plain = text
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/={1,2}$/, "");
  const bytes = fromBase64Url(plain);
  return bytes ? decodeText(bytes) : "";
}
