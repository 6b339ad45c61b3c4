import { named } from "../model/client";
import type { Host } from "../model/host";
import { readsFiles, searchesWeb, shell, writesFiles } from "./kinds";
import { properties } from "./properties";

/** Codex CLI with its default sandbox, in which commands have no network. */
const codex = named<Host>({
  id: "codex",
  tools: [
    shell("shell", "Runs commands in the sandbox.", {
      condition: "if network access is switched on or a command is let out of the sandbox",
    }),
    readsFiles("view_image", "Looks at a picture on the machine.", 3),
    writesFiles("apply_patch", "Changes files by a patch."),
    searchesWeb("web_search", "Searches the web."),
    ...properties({
      label: "Codex",
      pictures: {
        shown: "never",
        words: "A terminal loads no pictures that an answer names. Other places where it runs may.",
      },
      links: "Terminals turn addresses in an answer into links.",
      memory: { kept: "never", words: "Nothing is kept from one session to the next unless memories are switched on." },
      elicitation: "Servers may ask the user for data.",
    }),
  ],
  sources: [
    {
      title: "Codex: agent approvals and security",
      url: "https://developers.openai.com/codex/agent-approvals-security",
      date: "2026-11-20",
    },
    {
      title: "Codex CLI reference",
      url: "https://developers.openai.com/codex/cli/reference",
      date: "2026-11-20",
      of: ["web_search", "view_image"],
    },
    { title: "Codex: MCP", url: "https://developers.openai.com/codex/mcp", of: ["elicitation"] },
  ],
});
export default codex;
