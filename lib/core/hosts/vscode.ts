import { named } from "../model/client";
import type { Host } from "../model/host";
import {
  delegates,
  drivesBrowser,
  fetchesPages,
  installs,
  listsFiles,
  onlyIf,
  readsFiles,
  searchesWeb,
  shell,
  writesFiles,
} from "./kinds";
import { properties } from "./properties";

/** Visual Studio Code with Copilot in agent mode. */
const vscode = named<Host>({
  id: "vscode",
  tools: [
    shell("runInTerminal", "Runs commands in the integrated terminal."),
    shell("createAndRunTask", "Creates and runs a task of the workspace."),
    shell("runNotebookCell", "Runs a cell of a notebook."),
    readsFiles("getTerminalOutput", "Reads what commands in the terminal printed.", 2),
    readsFiles("readFile", "Reads a file of the workspace.", 2),
    readsFiles("textSearch", "Searches the contents of the workspace.", 2),
    readsFiles("codebase", "Finds relevant code by meaning.", 2),
    readsFiles("usages", "Finds references and definitions.", 2),
    readsFiles("changes", "Lists changes under source control.", 2),
    listsFiles("fileSearch", "Finds files by a pattern of their names."),
    listsFiles("listDirectory", "Lists a directory."),
    listsFiles("problems", "Reports errors and warnings."),
    writesFiles("editFiles", "Changes files of the workspace."),
    writesFiles("createFile", "Creates a file."),
    fetchesPages("fetch", "Fetches a page; the user is asked to trust its domain first.", { from: "machine" }),
    searchesWeb("githubRepo", "Searches the code of a repository on GitHub."),
    searchesWeb("githubTextSearch", "Searches GitHub for exact words."),
    onlyIf(
      "if browser tools are switched on",
      drivesBrowser("browser", "Opens pages in the integrated browser, reads them, clicks and types. Experimental."),
    ),
    installs("installExtension", "Installs an extension of the editor."),
    delegates("runSubagent", "Hands a task to another agent."),
    ...properties({
      label: "VS Code",
      pictures: { shown: "never", words: "Pictures from elsewhere that an answer names are not known to be loaded." },
      links: "Addresses in an answer are links; the editor asks before it opens a domain that is not trusted.",
      memory: { kept: "switch", words: "A memory for the agent, where it is switched on." },
      elicitation: "Servers may ask the user for data.",
      sampling: "Servers may have the model write, after the user allowed it once.",
    }),
  ],
  sources: [
    {
      title: "VS Code: Copilot features",
      url: "https://code.visualstudio.com/docs/copilot/reference/copilot-vscode-features",
      date: "2026-11-20",
    },
    {
      title: "VS Code: security of AI features",
      url: "https://code.visualstudio.com/docs/copilot/security",
      date: "2026-11-20",
      of: ["fetch", "clickable-links", "remote-images"],
    },
    {
      title: "VS Code: MCP servers",
      url: "https://code.visualstudio.com/docs/copilot/customization/mcp-servers",
      of: ["elicitation", "sampling"],
    },
  ],
});
export default vscode;
