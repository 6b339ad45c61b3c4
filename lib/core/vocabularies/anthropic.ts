import { defineVocabulary } from "./define";

export default defineVocabulary({
  id: "anthropic",
  title: "Anthropic’s own keys",
  status: "vendor",
  source: "https://code.claude.com/docs/en/mcp",
  date: "2026-08-22",
  where: "_meta",
  keys: /^anthropic\//,
  reads: {
    maxResultSizeChars: (value) =>
      typeof value === "number" && value > 0
        ? [{ says: "cost", words: `a result may have ${value.toLocaleString("en")} characters` }]
        : [],
  },
});
