import { defineVocabulary, flag, SEPS } from "./define";
import { IRREVERSIBLE, SENSITIVE } from "./meanings";

export default defineVocabulary({
  id: "sep-1984",
  title: "Comprehensive annotations (SEP-1984)",
  status: "open",
  source: `${SEPS}/1984`,
  date: "2026-08-22",
  where: "annotations",
  keys: /^(?:aiProcessing|slowExecution|resourceIntensive|sensitiveData|privilegedAccess|reversible)(?:Hint)?$/,
  reads: {
    sensitiveDataHint: flag(SENSITIVE),
    privilegedAccessHint: flag({ says: "other", words: "it works with raised rights" }),
    aiProcessingHint: flag({ says: "other", words: "a model works on what it is given" }),
    slowExecutionHint: flag({ says: "progress", words: "a call takes long" }),
    resourceIntensiveHint: flag({ says: "cost", words: "a call takes much of the machine" }),
    reversible: flag({ says: "other", words: "it can be undone", lowers: true }, IRREVERSIBLE),
  },
});
