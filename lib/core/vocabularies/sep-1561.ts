import { defineVocabulary, flag, SEPS } from "./define";
import { UNTRUSTED } from "./meanings";

export default defineVocabulary({
  id: "sep-1561",
  title: "Unsafe output (SEP-1561)",
  status: "open",
  source: `${SEPS}/1561`,
  date: "2026-08-22",
  where: "annotations",
  keys: /^(?:unsafeOutputHint|verifiedOutputHint)$/,
  reads: {
    unsafeOutputHint: flag(UNTRUSTED),
    verifiedOutputHint: flag({ says: "vouched for", words: "its results are verified", lowers: true }),
  },
});
