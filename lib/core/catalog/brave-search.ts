import { alike, defineServer } from "./define";

export default defineServer({
  id: "brave-search",
  label: "the Brave Search server of Brave",
  identities: ["npm:@brave/brave-search-mcp-server", "oci:mcp/brave-search"],
  names: ["brave search"],
  source: "https://github.com/brave/brave-search-mcp-server",
  tools: {
    ...alike(
      "brave_web_search brave_local_search brave_news_search brave_video_search brave_image_search brave_summarizer brave_answers brave_llm_context brave_place_search",
      ["untrusted"],
      "It returns what is written on web pages, which anybody may have written.",
    ),
  },
});
