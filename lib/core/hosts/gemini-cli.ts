import { named } from "../model/client";
import type { Host } from "../model/host";
import { fetchesPages, listsFiles, readsFiles, remembers, searchesWeb, shell, writesFiles } from "./kinds";
import { properties } from "./properties";

/** Gemini CLI. */
const geminiCli = named<Host>({
  id: "gemini-cli",
  tools: [
    shell("run_shell_command", "Runs shell commands; the user confirms each."),
    readsFiles("read_file", "Reads a file, also pictures, sound and PDF files.", 2),
    readsFiles("read_many_files", "Reads several files at once.", 2),
    readsFiles("grep_search", "Searches the contents of files.", 2),
    listsFiles("glob", "Finds files by a pattern of their names."),
    listsFiles("list_directory", "Lists a directory."),
    writesFiles("write_file", "Creates or overwrites a file."),
    writesFiles("replace", "Replaces text in a file."),
    fetchesPages("web_fetch", "Fetches the pages named in a prompt, addresses inside the network included.", {
      from: "machine",
    }),
    searchesWeb("google_web_search", "Searches the web with Google."),
    remembers("save_memory", "Saves a fact in a file that later sessions read.", "memory of Gemini CLI"),
    ...properties({
      label: "Gemini CLI",
      pictures: {
        shown: "never",
        words: "A terminal loads no pictures that an answer names. Other places where it runs may.",
      },
      links: "Terminals turn addresses in an answer into links.",
    }),
  ],
  sources: [
    { title: "Gemini CLI: tools reference", url: "https://geminicli.com/docs/reference/tools/", date: "2026-11-20" },
  ],
});
export default geminiCli;
