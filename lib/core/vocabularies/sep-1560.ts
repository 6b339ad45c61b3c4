import { defineVocabulary, flag, SEPS } from "./define";

export default defineVocabulary({
  id: "sep-1560",
  title: "Secret output (SEP-1560)",
  status: "closed",
  source: `${SEPS}/1560`,
  date: "2026-08-22",
  where: "annotations",
  keys: /^secretHint$/,
  reads: {
    secretHint: flag({
      says: "sensitive",
      words: "its results may hold secrets",
      grade: 3,
      label: { sensitivity: "credentials" },
    }),
  },
});
