import type { Host } from "../model/host";
import { drivesBrowser, linksAreClickable, listsFiles, readsFiles, remembers, rendersRemoteImages, searchesWeb, shell, writesFiles } from "./kinds";

/** Cursor's agent. */
const cursor: Host = {
  id: "cursor",
  label: "Cursor",
  tools: [
    shell("run_terminal_cmd", "Runs commands in the terminal."),
    readsFiles("read_file", "Reads a file.", 3),
    readsFiles("grep", "Searches for exact words or patterns in files.", 3),
    readsFiles("codebase_search", "Searches the code by meaning.", 2),
    listsFiles("glob_file_search", "Finds files by name."),
    listsFiles("list_dir", "Lists a directory."),
    writesFiles("edit_file", "Changes a file."),
    writesFiles("delete_file", "Deletes a file."),
    searchesWeb("web_search", "Searches the web."),
    drivesBrowser("browser", "Opens pages in a browser, clicks and types."),
    remembers("memory-across-chats", "Keeps memories and rules that later chats read."),
    rendersRemoteImages("Pictures named in an answer may be loaded from elsewhere.", "if the version in use loads pictures from addresses that the model names"),
    linksAreClickable("Addresses in an answer are links."),
  ],
  sources: [{ title: "Cursor: agent tools", url: "https://cursor.com/docs/agent/tools", date: "2026-11-20" }],
};
export default cursor;
