import { alike, defineServer } from "./define";

export default defineServer({
  id: "brave-search-reference",
  label: "the archived reference server for Brave Search",
  identities: ["npm:@modelcontextprotocol/server-brave-search"],
  names: ["brave search"],
  source: "https://github.com/modelcontextprotocol/servers-archived/tree/main/src/brave-search",
  tools: {
    ...alike(
      "brave_web_search brave_local_search",
      ["untrusted"],
      "It returns titles and snippets of web pages that anybody may have written.",
    ),
  },
});
