import type { Host } from "../model/host";
import { linksAreClickable, readsFiles, searchesWeb, shell, writesFiles } from "./kinds";

/** Codex CLI with its default sandbox, in which commands have no network. */
const codex: Host = {
  id: "codex",
  label: "Codex CLI",
  tools: [
    shell("shell", "Runs commands in the sandbox.", { condition: "if network access is switched on or a command is let out of the sandbox" }),
    readsFiles("view_image", "Looks at a picture on the machine.", 3),
    writesFiles("apply_patch", "Changes files by a patch."),
    searchesWeb("web_search", "Searches the web."),
    linksAreClickable("Terminals turn addresses in an answer into links."),
  ],
  sources: [
    { title: "Codex: agent approvals and security", url: "https://developers.openai.com/codex/agent-approvals-security", date: "2026-11-20" },
    { title: "Codex CLI reference", url: "https://developers.openai.com/codex/cli/reference", date: "2026-11-20" },
  ],
};
export default codex;
