import { named } from "../model/client";
import type { Host } from "../model/host";
import { drivesBrowser, listsFiles, readsFiles, searchesWeb, shell, writesFiles } from "./kinds";
import { properties } from "./properties";

/** Cursor's agent. */
const cursor = named<Host>({
  id: "cursor",
  tools: [
    shell("run_terminal_cmd", "Runs commands in the terminal."),
    readsFiles("read_file", "Reads a file, also pictures.", 3),
    readsFiles("grep", "Searches for exact words or patterns in files.", 3),
    readsFiles("codebase_search", "Searches the code by meaning.", 2),
    listsFiles("glob_file_search", "Finds files by name."),
    listsFiles("list_dir", "Lists a directory."),
    writesFiles("edit_file", "Changes a file."),
    writesFiles("delete_file", "Deletes a file."),
    searchesWeb("web_search", "Searches the web."),
    drivesBrowser("browser", "Opens pages in a browser, clicks and types."),
    ...properties({
      label: "Cursor",
      pictures: {
        shown: "checked",
        words: "Pictures named in an answer may be loaded from elsewhere.",
        condition: "if the version in use loads pictures from addresses that the model names",
      },
      links: "Addresses in an answer are links.",
      memory: { kept: "always", words: "Keeps memories and rules that later chats read." },
      elicitation: "Servers may ask the user for data.",
    }),
  ],
  sources: [
    { title: "Cursor: agent tools", url: "https://cursor.com/docs/agent/tools", date: "2026-11-20" },
    {
      title: "Cursor: agent security",
      url: "https://cursor.com/docs/agent/security",
      of: ["remote-images", "clickable-links"],
    },
    { title: "Cursor: rules and memories", url: "https://cursor.com/docs/context/rules", of: ["memory-across-chats"] },
    { title: "Cursor: MCP", url: "https://cursor.com/docs/mcp", of: ["elicitation"] },
  ],
});
export default cursor;
