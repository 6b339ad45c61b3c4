import { defineVocabulary, flag } from "./define";
import { UNTRUSTED } from "./meanings";

export default defineVocabulary({
  id: "webmcp",
  title: "Untrusted content (WebMCP)",
  status: "draft",
  source: "https://github.com/webmachinelearning/webmcp",
  date: "2026-11-22",
  where: "annotations",
  keys: /^untrustedContentHint$/,
  reads: {
    untrustedContentHint: flag(UNTRUSTED),
  },
});
