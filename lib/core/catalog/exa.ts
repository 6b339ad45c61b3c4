import { alike, defineServer } from "./define";

export default defineServer({
  id: "exa",
  label: "the web search server of Exa",
  identities: ["npm:exa-mcp-server", "https://mcp.exa.ai"],
  names: ["exa"],
  source: "https://github.com/exa-labs/exa-mcp-server",
  tools: {
    ...alike(
      "web_search_exa web_search_advanced_exa agent_run",
      ["untrusted"],
      "It returns what is written on web pages, which anybody may have written.",
    ),
    ...alike(
      "web_fetch_exa",
      ["untrusted", "egress"],
      "It requests any address that the caller gives and returns what is there.",
    ),
  },
});
