import { named } from "../model/client";
import type { Host } from "../model/host";
import {
  delegates,
  fetchesPages,
  listsFiles,
  messagesAgents,
  publishes,
  readsFiles,
  searchesWeb,
  shell,
  writesFiles,
} from "./kinds";
import { properties } from "./properties";

const TOOLS = {
  title: "Claude Code: tools reference",
  url: "https://code.claude.com/docs/en/tools-reference",
  date: "2026-11-20",
};

/** Claude Code: the built-in tools that matter for the legs, by the names that its permission rules use. Resources of servers are read by a tool of its own; they are counted with each server. */
const claudeCode = named<Host>({
  id: "claude-code",
  tools: [
    shell("Bash", "Runs shell commands on the user's machine."),
    shell(
      "Monitor",
      "Runs a command in the background and reads every line of its output; can also listen to a web socket.",
    ),
    readsFiles("Read", "Reads a file, also pictures, PDF files and notebooks.", 3),
    readsFiles(
      "Grep",
      "Searches the contents of files. Absent by default on macOS and Linux, where the shell does it.",
      3,
    ),
    listsFiles(
      "Glob",
      "Finds files by a pattern of their names. Absent by default on macOS and Linux, where the shell does it.",
    ),
    listsFiles("LSP", "Asks a language server for definitions, references and errors."),
    writesFiles("Edit", "Replaces text in a file."),
    writesFiles("Write", "Creates or overwrites a file."),
    writesFiles("NotebookEdit", "Changes cells of a notebook."),
    fetchesPages("WebFetch", "Fetches a page and answers a question about it.", { from: "machine" }),
    searchesWeb("WebSearch", "Searches the web."),
    delegates("Agent", "Hands a task to a subagent; called Task in earlier versions."),
    delegates("Workflow", "Runs a script that directs many subagents."),
    messagesAgents("SendMessage", "Sends a message to another agent or session of the same user."),
    publishes(
      "Artifact",
      "Publishes a page on claude.ai; private at first, it can be shared by a public link.",
      "colleagues",
    ),
    ...properties({
      label: "Claude Code",
      pictures: {
        shown: "never",
        words: "A terminal loads no pictures that an answer names. Other places where it runs may.",
      },
      links: "Terminals turn addresses in an answer into links.",
      memory: {
        kept: "always",
        words: "Notes that Claude keeps about a project and reads when the next session starts.",
      },
      elicitation: "Servers may ask the user for data by a form or an address.",
    }),
  ],
  sources: [
    TOOLS,
    { title: "Claude Code: permissions", url: "https://code.claude.com/docs/en/permissions", date: "2026-08-22" },
    { title: "Claude Code: memory", url: "https://code.claude.com/docs/en/memory", of: ["memory-across-chats"] },
    { title: "Claude Code: MCP", url: "https://code.claude.com/docs/en/mcp", date: "2026-08-22", of: ["elicitation"] },
  ],
});
export default claudeCode;
