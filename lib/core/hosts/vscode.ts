import type { Host } from "../model/host";
import { delegates, drivesBrowser, fetchesPages, linksAreClickable, listsFiles, readsFiles, searchesWeb, shell, writesFiles } from "./kinds";

/** Visual Studio Code with Copilot in agent mode. */
const vscode: Host = {
  id: "vscode",
  label: "VS Code with Copilot",
  tools: [
    shell("runInTerminal", "Runs commands in the integrated terminal."),
    readsFiles("readFile", "Reads a file of the workspace.", 2),
    readsFiles("textSearch", "Searches the contents of the workspace.", 2),
    readsFiles("codebase", "Finds relevant code by meaning.", 2),
    readsFiles("changes", "Lists changes under source control.", 2),
    listsFiles("fileSearch", "Finds files by a pattern of their names."),
    listsFiles("listDirectory", "Lists a directory."),
    listsFiles("problems", "Reports errors and warnings."),
    writesFiles("editFiles", "Changes files of the workspace."),
    writesFiles("createFile", "Creates a file."),
    fetchesPages("fetch", "Fetches a page.", { from: "machine" }),
    searchesWeb("githubRepo", "Searches the code of a public repository on GitHub."),
    drivesBrowser("openSimpleBrowser", "Opens a page in the editor's own browser."),
    delegates("runSubagent", "Hands a task to another agent."),
    linksAreClickable("Addresses in an answer are links; the editor asks before it opens an unknown site."),
  ],
  sources: [{ title: "VS Code: tools and context reference", url: "https://code.visualstudio.com/docs/agents/reference/tools-reference", date: "2026-11-20" }],
};
export default vscode;
