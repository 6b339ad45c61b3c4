import type { Meaning } from "./define";

/** What several vocabularies say in words of their own. */
export const SENSITIVE: Meaning = {
  says: "sensitive",
  words: "its results are sensitive",
  label: { sensitivity: "user" },
};
export const NOT_SENSITIVE: Meaning = { says: "not sensitive", words: "its results are not sensitive", lowers: true };
export const UNTRUSTED: Meaning = {
  says: "untrusted",
  words: "its results are not to be trusted",
  label: { untrusted: true },
};
export const IRREVERSIBLE: Meaning = {
  says: "destroys",
  words: "it cannot be undone",
  label: { outcomes: "irreversible" },
};
export const SENDS_OUT: Meaning = {
  says: "sends out",
  words: "it sends data out",
  label: { destination: "public" },
};
