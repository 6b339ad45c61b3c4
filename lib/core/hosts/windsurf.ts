import { named } from "../model/client";
import type { Host } from "../model/host";
import { fetchesPages, listsFiles, publishes, readsFiles, remembers, searchesWeb, shell, writesFiles } from "./kinds";
import { properties } from "./properties";

/** Windsurf's Cascade. */
const windsurf = named<Host>({
  id: "windsurf",
  tools: [
    shell("run_command", "Runs commands in the terminal."),
    readsFiles("view_file", "Reads a file.", 3),
    readsFiles("grep_search", "Searches for exact words or patterns in files.", 3),
    readsFiles("codebase_search", "Searches the code by meaning.", 2),
    listsFiles("find_by_name", "Finds files by name."),
    listsFiles("list_dir", "Lists a directory."),
    writesFiles("write_to_file", "Creates a file."),
    writesFiles("replace_file_content", "Changes a file."),
    searchesWeb("search_web", "Searches the web."),
    fetchesPages("read_url_content", "Reads a page, from the user's machine.", { from: "machine" }),
    publishes("deploy_web_app", "Deploys a web app to a public address.", "anyone"),
    remembers("create_memory", "Keeps memories that later chats read.", "memory of Windsurf"),
    ...properties({
      label: "Windsurf",
      pictures: {
        shown: "checked",
        words: "Pictures named in an answer may be loaded from elsewhere.",
        condition: "if the version in use loads pictures from addresses that the model names",
      },
      links: "Addresses in an answer are links.",
    }),
  ],
  sources: [
    { title: "Windsurf: Cascade", url: "https://docs.windsurf.com/windsurf/cascade/cascade", date: "2026-11-20" },
    {
      title: "Windsurf: web and docs search",
      url: "https://docs.windsurf.com/windsurf/cascade/web-search",
      date: "2026-11-20",
      of: ["search_web", "read_url_content"],
    },
    {
      title: "Windsurf: app deploys",
      url: "https://docs.windsurf.com/windsurf/cascade/app-deploys",
      of: ["deploy_web_app"],
    },
    {
      title: "Windsurf: memories and rules",
      url: "https://docs.windsurf.com/windsurf/cascade/memories",
      of: ["create_memory"],
    },
  ],
});
export default windsurf;
