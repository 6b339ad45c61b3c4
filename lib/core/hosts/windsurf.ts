import type { Host } from "../model/host";
import { fetchesPages, linksAreClickable, listsFiles, publishes, readsFiles, remembers, rendersRemoteImages, searchesWeb, shell, writesFiles } from "./kinds";

/** Windsurf's Cascade. */
const windsurf: Host = {
  id: "windsurf",
  label: "Windsurf",
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
    remembers("create_memory", "Keeps memories that later chats read."),
    rendersRemoteImages("Pictures named in an answer may be loaded from elsewhere.", "if the version in use loads pictures from addresses that the model names"),
    linksAreClickable("Addresses in an answer are links."),
  ],
  sources: [
    { title: "Windsurf: Cascade", url: "https://docs.windsurf.com/windsurf/cascade/cascade", date: "2026-11-20" },
    { title: "Windsurf: web and docs search", url: "https://docs.windsurf.com/windsurf/cascade/web-search", date: "2026-11-20" },
  ],
};
export default windsurf;
