import { defineVocabulary, GROUP } from "./define";

export default defineVocabulary({
  id: "display-templates",
  title: "Display templates (extension)",
  status: "draft",
  source: GROUP,
  date: "2026-08-22",
  where: "_meta",
  keys: /^io\.modelcontextprotocol\/display-templates$/,
});
