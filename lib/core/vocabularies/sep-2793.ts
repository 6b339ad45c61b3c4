import { defineVocabulary, SEPS } from "./define";
import { IRREVERSIBLE } from "./meanings";

export default defineVocabulary({
  id: "sep-2793",
  title: "Tool risk metadata (SEP-2793)",
  status: "open",
  source: `${SEPS}/2793`,
  date: "2026-08-22",
  where: "annotations",
  keys: /^(?:riskLevel|blastRadius|reversibility)$/,
  reads: {
    reversibility: (value) => (value === "irreversible" ? [IRREVERSIBLE] : []),
  },
});
