import { defineVocabulary, SEPS } from "./define";
import { readDestination, readInput, readOutcomes, readReturn, readSource } from "./metadata";

export default defineVocabulary({
  id: "sep-2061",
  title: "Action security metadata (SEP-2061)",
  status: "closed",
  source: `${SEPS}/2061`,
  date: "2026-08-22",
  where: "annotations",
  keys: /^(?:destination|source|outcomes|inputMetadata|returnMetadata)$/,
  reads: {
    destination: readDestination,
    source: readSource,
    outcomes: readOutcomes,
    inputMetadata: readInput,
    returnMetadata: readReturn,
  },
});
