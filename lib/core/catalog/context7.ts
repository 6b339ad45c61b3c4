import { alike, defineServer } from "./define";

export default defineServer({
  id: "context7",
  label: "the documentation server of Upstash",
  identities: ["npm:@upstash/context7-mcp", "https://mcp.context7.com"],
  names: ["context7", "upstash context7"],
  source: "https://github.com/upstash/context7",
  tools: {
    ...alike(
      "resolve-library-id get-library-docs query-docs",
      ["untrusted"],
      "It returns documentation gathered from repositories that others write.",
    ),
  },
});
