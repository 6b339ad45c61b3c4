import { named } from "../model/client";
import type { Host } from "../model/host";
import {
  delegates,
  fetchesPages,
  listsFiles,
  opensAddress,
  readsFiles,
  searchesWeb,
  shell,
  writesFiles,
} from "./kinds";
import { properties } from "./properties";

/** Zed's own agent; agents that Zed only hosts bring their own tools. */
const zed = named<Host>({
  id: "zed",
  tools: [
    shell("terminal", "Runs shell commands."),
    readsFiles("read_file", "Reads a file of the project.", 2),
    readsFiles("grep", "Searches the contents of the project.", 2),
    listsFiles("find_path", "Finds files by a pattern of their names."),
    listsFiles("list_directory", "Lists a directory."),
    listsFiles("diagnostics", "Reports errors and warnings."),
    writesFiles("edit_file", "Changes a file."),
    writesFiles("create_directory", "Creates a directory."),
    writesFiles("copy_path", "Copies a file or directory."),
    writesFiles("move_path", "Moves or renames a file or directory."),
    writesFiles("delete_path", "Deletes a file or directory."),
    fetchesPages("fetch", "Fetches a page as Markdown.", { from: "machine" }),
    searchesWeb("web_search", "Searches the web."),
    opensAddress("open", "Opens a file or an address with the default application."),
    delegates("subagent", "Hands a task to another agent."),
    ...properties({
      label: "Zed",
      pictures: { shown: "never", words: "Pictures from elsewhere that an answer names are not known to be loaded." },
      links: "Addresses in an answer are links.",
      memory: {
        kept: "never",
        words: "Nothing is kept from one thread to the next but the rules that the user writes.",
      },
    }),
  ],
  sources: [{ title: "Zed: tools", url: "https://zed.dev/docs/ai/tools", date: "2026-11-20" }],
});
export default zed;
