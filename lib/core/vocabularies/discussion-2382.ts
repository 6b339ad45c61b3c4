import { defineVocabulary, flag } from "./define";
import { IRREVERSIBLE, NOT_SENSITIVE, SENDS_OUT, SENSITIVE } from "./meanings";

export default defineVocabulary({
  id: "discussion-2382",
  title: "Sensitive, egress and reversible hints (discussion 2382)",
  status: "open",
  source: "https://github.com/modelcontextprotocol/modelcontextprotocol/discussions/2382",
  date: "2026-11-22",
  where: "annotations",
  keys: /^(?:sensitiveHint|egressHint|reversibleHint)$/,
  reads: {
    sensitiveHint: flag(SENSITIVE, NOT_SENSITIVE),
    egressHint: flag(SENDS_OUT, { says: "keeps in", words: "no data leaves through it", lowers: true }),
    reversibleHint: flag({ says: "other", words: "it can be undone", lowers: true }, IRREVERSIBLE),
  },
});
