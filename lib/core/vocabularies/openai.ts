import { defineVocabulary } from "./define";

export default defineVocabulary({
  id: "openai",
  title: "OpenAI’s own keys",
  status: "vendor",
  source: "https://developers.openai.com/apps-sdk/reference",
  date: "2026-10-02",
  where: "_meta",
  keys: /^openai\//,
  reads: {
    invoking: (value) =>
      typeof value === "string" ? [{ says: "progress", words: "it says what it does while it runs" }] : [],
  },
});
