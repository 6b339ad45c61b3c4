import type { Host } from "../model/host";
import { fetchesPages, linksAreClickable, onlyIf, remembers, runsCodeApart, searchesWeb } from "./kinds";

/** Claude Desktop: what it can do before any server, extension or connector is added. It has no shell and reads no local files by itself. */
const claudeDesktop: Host = {
  id: "claude-desktop",
  label: "Claude Desktop",
  tools: [
    searchesWeb("web_search", "Searches the web, when the user has it switched on."),
    fetchesPages("web_fetch", "Fetches pages whose address is already in the conversation.", { from: "provider", checked: "if an address that carries the data is already in the conversation" }),
    runsCodeApart("code_execution", "Runs code and makes files in a sandbox at Anthropic.", "if network access is allowed for the sandbox"),
    onlyIf("if memory or the search of past chats is switched on", remembers("memory-across-chats", "Searches earlier chats and keeps a memory of them.")),
    linksAreClickable("Addresses in an answer are links."),
  ],
  sources: [
    { title: "Claude: web fetch tool", url: "https://docs.claude.com/en/docs/agents-and-tools/tool-use/web-fetch-tool" },
    { title: "Claude help: web search", url: "https://support.claude.com/en/articles/10684626-enabling-and-using-web-search" },
  ],
};
export default claudeDesktop;
