import { defineVocabulary, flag, SEPS, type Meaning } from "./define";
import { SENSITIVE, UNTRUSTED } from "./meanings";
import { readSensitivity } from "./metadata";

const INTERNAL: Meaning = {
  says: "internal",
  words: "its results are internal, not for the public",
  label: { sensitivity: "user" },
};

/** What a server itself takes for an attack is nothing to trust. That nothing was found is no claim: the next result is another one. */
const MALICIOUS: Meaning = {
  says: "untrusted",
  words: "malicious activity was found or is suspected in what it takes or returns",
  malicious: true,
  label: { untrusted: true },
};

/** The three levels of the first text: internal only; confidential, as customers' data; highly sensitive, regulated or secret. */
const LEVELS: ReadonlyMap<unknown, Meaning> = new Map([
  ["low", { ...INTERNAL, words: "its results are of low sensitivity, internal only" }],
  [
    "medium",
    {
      says: "sensitive",
      words: "its results are of medium sensitivity, confidential",
      grade: 2,
      label: { sensitivity: "pii" },
    },
  ],
  [
    "high",
    {
      says: "sensitive",
      words: "its results are highly sensitive, regulated or secret",
      grade: 3,
      label: { sensitivity: "credentials" },
    },
  ],
]);

/** The hints of the first text and of the issue before it (#711), and the names of the umbrella text that came later. */
export default defineVocabulary({
  id: "sep-1913",
  title: "Trust and sensitivity (SEP-1913, once issue 711)",
  status: "open",
  source: `${SEPS}/1913`,
  date: "2026-11-22",
  where: "annotations",
  keys: /^(?:sensitiveHint|privateHint|maliciousActivityHint|sensitivity|private|maliciousActivity|attribution|sensitive|untrusted)$/,
  reads: {
    sensitiveHint: (value) => {
      const level = LEVELS.get(value);
      return level ? [level] : [];
    },
    privateHint: flag(INTERNAL, { says: "not sensitive", words: "its results are not internal", lowers: true }),
    private: flag(INTERNAL),
    sensitivity: readSensitivity,
    sensitive: flag(SENSITIVE),
    untrusted: flag(UNTRUSTED),
    maliciousActivityHint: flag(MALICIOUS),
    maliciousActivity: flag(MALICIOUS),
  },
});
