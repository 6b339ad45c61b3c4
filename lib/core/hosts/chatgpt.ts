import type { Host } from "../model/host";
import { drivesBrowser, fetchesPages, linksAreClickable, onlyIf, remembers, rendersRemoteImages, runsCodeApart, searchesWeb } from "./kinds";

/** ChatGPT in the browser or as an app. Connectors that a user adds are servers, not part of the host. */
const chatgpt: Host = {
  id: "chatgpt",
  label: "ChatGPT",
  tools: [
    searchesWeb("web_search", "Searches the web."),
    fetchesPages("open_page", "Opens a page found by a search or named in the chat.", { from: "provider", checked: "if an address that carries the data passes the provider's check" }),
    runsCodeApart("data_analysis", "Runs Python over uploaded files, in a sandbox."),
    onlyIf("if agent mode is used", drivesBrowser("agent_mode", "Works in a remote browser on the user's behalf.")),
    onlyIf("if memory is switched on", remembers("memory-across-chats", "Keeps memories and refers to earlier chats.")),
    rendersRemoteImages("Pictures in an answer may be loaded from elsewhere.", "if the address passes the provider's check"),
    linksAreClickable("Addresses in an answer are links."),
  ],
  sources: [
    { title: "ChatGPT search", url: "https://help.openai.com/en/articles/9237897-chatgpt-search" },
    { title: "Data analysis with ChatGPT", url: "https://help.openai.com/en/articles/8437071-data-analysis-with-chatgpt" },
    { title: "Memory FAQ", url: "https://help.openai.com/en/articles/8590148-memory-faq" },
  ],
};
export default chatgpt;
