import { named } from "../model/client";
import type { Host } from "../model/host";
import { fetchesPages, onlyIf, publishes, runsCodeApart, searchesWeb } from "./kinds";
import { properties } from "./properties";

/** Claude Desktop: what it can do before any server, extension or connector is added. It has no shell and reads no local files by itself. */
const claudeDesktop = named<Host>({
  id: "claude-desktop",
  tools: [
    onlyIf(
      "if web search is switched on",
      searchesWeb("web_search", "Searches the web, when the user has it switched on."),
    ),
    onlyIf(
      "if web search is switched on",
      fetchesPages(
        "web_fetch",
        "Fetches pages that the user named or that an earlier search or page brought; it cannot make addresses up.",
        {
          from: "provider",
          checked: "if an outsider has laid out addresses to choose among, one for each thing to tell",
        },
      ),
    ),
    onlyIf(
      "if code execution is switched on",
      runsCodeApart(
        "code_execution",
        "Runs code and makes files in a sandbox at Anthropic.",
        "if network access is allowed for the sandbox",
      ),
    ),
    publishes("artifacts", "Shows pages and small programs beside the chat; the user can publish them.", "colleagues"),
    ...properties({
      label: "Claude Desktop",
      pictures: { shown: "never", words: "Pictures from elsewhere that an answer names are not known to be loaded." },
      links: "Addresses in an answer are links.",
      memory: {
        kept: "switch",
        words: "Searches earlier chats and keeps a memory of them, where the user has switched it on.",
      },
    }),
  ],
  sources: [
    {
      title: "Claude help: web search",
      url: "https://support.claude.com/en/articles/10684626-enabling-and-using-web-search",
    },
    {
      title: "Claude: web fetch tool",
      url: "https://platform.claude.com/docs/en/agents-and-tools/tool-use/web-fetch-tool",
      date: "2026-11-20",
      of: ["web_fetch"],
    },
    {
      title: "Claude help: create and edit files",
      url: "https://support.claude.com/en/articles/12111783-create-and-edit-files-with-claude",
      of: ["code_execution"],
    },
    {
      title: "Claude help: chat search and memory",
      url: "https://support.claude.com/en/articles/11817273-using-claude-s-chat-search-and-memory-to-build-on-previous-context",
      of: ["memory-across-chats"],
    },
  ],
});
export default claudeDesktop;
