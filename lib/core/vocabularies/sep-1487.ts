import { defineVocabulary, flag, SEPS } from "./define";
import { UNTRUSTED } from "./meanings";

export default defineVocabulary({
  id: "sep-1487",
  title: "Trusted output (SEP-1487)",
  status: "open",
  source: `${SEPS}/1487`,
  date: "2026-08-22",
  where: "annotations",
  keys: /^trustedHint$/,
  reads: {
    trustedHint: flag({ says: "vouched for", words: "its results can be trusted", lowers: true }, UNTRUSTED),
  },
});
