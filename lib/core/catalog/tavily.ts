import { alike, defineServer } from "./define";

export default defineServer({
  id: "tavily",
  label: "the web search server of Tavily",
  identities: ["npm:tavily-mcp", "https://mcp.tavily.com"],
  names: ["tavily"],
  source: "https://github.com/tavily-ai/tavily-mcp",
  tools: {
    ...alike(
      "tavily_search tavily-search tavily_research",
      ["untrusted"],
      "It returns what is written on web pages, which anybody may have written.",
    ),
    ...alike(
      "tavily_extract tavily-extract tavily_crawl tavily-crawl tavily_map tavily-map",
      ["untrusted", "egress"],
      "It requests any address that the caller gives and returns what is there.",
    ),
  },
});
