import { alike, defineServer } from "./define";

export default defineServer({
  id: "firecrawl",
  label: "the scraping server of Firecrawl",
  identities: ["npm:firecrawl-mcp", "https://mcp.firecrawl.dev", "oci:ghcr.io/firecrawl/firecrawl-mcp-server"],
  names: ["firecrawl"],
  source: "https://github.com/firecrawl/firecrawl-mcp-server",
  tools: {
    ...alike(
      "firecrawl_search firecrawl_agent firecrawl_deep_research",
      ["untrusted"],
      "It returns what is written on web pages, which anybody may have written.",
    ),
    ...alike(
      "firecrawl_scrape firecrawl_map firecrawl_crawl firecrawl_extract firecrawl_batch_scrape firecrawl_interact",
      ["untrusted", "egress"],
      "It requests any address that the caller gives and returns what is there.",
    ),
  },
});
