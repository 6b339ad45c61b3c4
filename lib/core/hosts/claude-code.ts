import type { Host } from "../model/host";
import { delegates, fetchesPages, linksAreClickable, listsFiles, publishes, readsFiles, remembers, searchesWeb, shell, writesFiles } from "./kinds";

/** Claude Code: the built-in tools that bear on the legs, by the names that its permission rules use. */
const claudeCode: Host = {
  id: "claude-code",
  label: "Claude Code",
  tools: [
    shell("Bash", "Runs shell commands on the user's machine."),
    readsFiles("Read", "Reads a file, also pictures, PDF files and notebooks.", 3),
    readsFiles("Grep", "Searches the contents of files.", 3),
    listsFiles("Glob", "Finds files by a pattern of their names."),
    listsFiles("LSP", "Asks a language server for definitions, references and errors."),
    writesFiles("Edit", "Replaces text in a file."),
    writesFiles("Write", "Creates or overwrites a file."),
    writesFiles("NotebookEdit", "Changes cells of a notebook."),
    fetchesPages("WebFetch", "Fetches a page and answers a question about it.", { from: "machine" }),
    searchesWeb("WebSearch", "Searches the web."),
    delegates("Agent", "Hands a task to a subagent; called Task in earlier versions."),
    publishes("Artifact", "Publishes a page on claude.ai.", "colleagues"),
    remembers("memory-across-chats", "Notes that Claude keeps about a project and reads when the next session starts."),
    linksAreClickable("Terminals turn addresses in an answer into links."),
  ],
  sources: [
    { title: "Claude Code: tools reference", url: "https://code.claude.com/docs/en/tools-reference", date: "2026-11-20" },
    { title: "Claude Code: permissions", url: "https://code.claude.com/docs/en/permissions", date: "2026-08-22" },
  ],
};
export default claudeCode;
