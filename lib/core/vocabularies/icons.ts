import { defineVocabulary } from "./define";

export default defineVocabulary({
  id: "icons",
  title: "Icons of a tool (since 2025-11-25); addresses that are never loaded here",
  status: "specification",
  source: "https://modelcontextprotocol.io/specification/2025-11-25/changelog",
  date: "2026-08-22",
  where: "tool",
  keys: /^icons$/,
});
