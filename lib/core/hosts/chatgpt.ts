import { named } from "../model/client";
import type { Host } from "../model/host";
import { drivesBrowser, fetchesPages, onlyIf, runsCodeApart, searchesWeb } from "./kinds";
import { properties } from "./properties";

const KNOWN_ADDRESSES = "if an outsider has put up known addresses to choose among, one for each thing to tell";

/** ChatGPT in the browser or as an app. Connectors that a user adds are servers, not part of the host. */
const chatgpt = named<Host>({
  id: "chatgpt",
  tools: [
    searchesWeb("web_search", "Searches the web."),
    fetchesPages(
      "open_page",
      "Opens a page; without asking only one whose exact address is known from the public web.",
      { from: "provider", checked: KNOWN_ADDRESSES },
    ),
    runsCodeApart("data_analysis", "Runs Python over uploaded files, in a sandbox."),
    onlyIf("if agent mode is used", drivesBrowser("agent_mode", "Works in a remote browser on the user's behalf.")),
    ...properties({
      label: "ChatGPT",
      pictures: {
        shown: "checked",
        words: "Pictures in an answer are loaded when their exact address is known from the public web.",
        condition: KNOWN_ADDRESSES,
      },
      links: "Addresses in an answer are links; the user is warned of one that is not known from the public web.",
      memory: {
        kept: "switch",
        words: "Keeps memories and refers to earlier chats, where the user has it switched on.",
      },
      elicitation: "Servers may ask the user for data.",
    }),
  ],
  sources: [
    { title: "ChatGPT search", url: "https://help.openai.com/en/articles/9237897-chatgpt-search" },
    {
      title: "OpenAI: keeping your data safe when an agent clicks a link",
      url: "https://openai.com/index/ai-agent-link-safety/",
      date: "2026-11-20",
      of: ["open_page", "remote-images", "clickable-links"],
    },
    {
      title: "Data analysis with ChatGPT",
      url: "https://help.openai.com/en/articles/8437071-data-analysis-with-chatgpt",
      of: ["data_analysis"],
    },
    { title: "ChatGPT agent", url: "https://help.openai.com/en/articles/11752874-chatgpt-agent", of: ["agent_mode"] },
    { title: "Memory FAQ", url: "https://help.openai.com/en/articles/8590148-memory-faq", of: ["memory-across-chats"] },
    {
      title: "ChatGPT developer mode",
      url: "https://developers.openai.com/api/docs/guides/developer-mode",
      date: "2026-11-20",
      of: ["elicitation"],
    },
  ],
});
export default chatgpt;
