import type { Host } from "../model/host";
import { fetchesPages, linksAreClickable, listsFiles, readsFiles, remembers, searchesWeb, shell, writesFiles } from "./kinds";

/** Gemini CLI. */
const geminiCli: Host = {
  id: "gemini-cli",
  label: "Gemini CLI",
  tools: [
    shell("run_shell_command", "Runs shell commands."),
    readsFiles("read_file", "Reads a file of the workspace.", 2),
    readsFiles("read_many_files", "Reads several files at once.", 2),
    readsFiles("grep_search", "Searches the contents of files.", 2),
    listsFiles("glob", "Finds files by a pattern of their names."),
    listsFiles("list_directory", "Lists a directory."),
    writesFiles("write_file", "Creates or overwrites a file."),
    writesFiles("replace", "Replaces text in a file."),
    fetchesPages("web_fetch", "Fetches the pages named in a prompt.", { from: "machine" }),
    searchesWeb("google_web_search", "Searches the web with Google."),
    remembers("save_memory", "Saves a fact that later sessions read."),
    linksAreClickable("Terminals turn addresses in an answer into links."),
  ],
  sources: [{ title: "Gemini CLI: tools reference", url: "https://geminicli.com/docs/reference/tools/", date: "2026-11-20" }],
};
export default geminiCli;
