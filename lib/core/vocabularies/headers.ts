import { defineVocabulary } from "./define";

export default defineVocabulary({
  id: "headers",
  title: "Arguments that are copied into HTTP headers, x-mcp-header (2026-07-28)",
  status: "specification",
  source: "https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http",
  date: "2026-08-22",
  where: "tool",
  keys: /^x-mcp-header$/,
});
