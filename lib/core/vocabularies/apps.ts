import { defineVocabulary } from "./define";

export default defineVocabulary({
  id: "apps",
  title: "MCP Apps",
  status: "draft",
  source: "https://modelcontextprotocol.io/docs/extensions/apps/overview",
  date: "2026-08-22",
  where: "_meta",
  keys: /^(?:ui|io\.modelcontextprotocol\/ui)(?:\/.*)?$/,
});
