import { defineVocabulary, flag, SEPS } from "./define";

export default defineVocabulary({
  id: "sep-1938",
  title: "Hidden agents (SEP-1938)",
  status: "closed",
  source: `${SEPS}/1938`,
  date: "2026-08-22",
  where: "annotations",
  keys: /^agencyHint$/,
  reads: {
    agencyHint: flag({ says: "other", words: "an agent of its own works behind it" }),
  },
});
