import { termsOf } from "./terms";

/** Verbs after which a thing is gone, whatever it is. */
export const DESTROYS = termsOf(`
  delete
  destroy
  drop
  erase
  expunge
  flush
  obliterate
  purge
  shred
  truncate
  wipe
`);

/** Verbs after which a thing is gone, or only a link between two things that stay: “remove a member from a team”. */
export const REMOVES = termsOf(`
  discard
  prune
  remove
  rm
  trash
`);

/** Verbs that may lose something, depending on their object: “clear the cache”, “clear the table”. */
export const MAY_LOSE = termsOf(`
  clear
  kill
  rebase
  reset
  revoke
  rotate
  terminate
  uninstall
  unlink
`);

/** Verbs that leave no doubt that something is taken away. */
export const DELETES: readonly string[] = [...DESTROYS, ...REMOVES];

/** Of these, words that are mostly something else in prose: “trash” is a folder there, “rm” part of a command. */
const IN_NAMES_ONLY = new Set(["rm", "trash"]);

const presentOf = (verb: string): string => (verb.endsWith("e") ? `${verb}s?` : `${verb}(?:e?s)?`);

/** A clause after the first that says that something is deleted, cleared or overwritten: “…, then purges the queue”. */
export const SAYS_DELETES = new RegExp(
  String.raw`(?:[.;:,\n]\s{0,3}|\b(?:and|then|also|by|which)\s)(?:${[...DELETES, "clear", "overwrite"]
    .filter((verb) => !IN_NAMES_ONLY.has(verb))
    .map(presentOf)
    .join("|")})\s`,
  "i",
);

/** A pattern of these verbs, in the present and with -ing: “drop”, “drops”, “dropping”. */
export function saysAny(verbs: readonly string[]): RegExp {
  const forms = verbs.map((verb) =>
    verb.endsWith("e") ? `${verb}s?|${verb.slice(0, -1)}ing` : `${verb}(?:e?s|${verb.at(-1)}?ing)?`,
  );
  return new RegExp(String.raw`\b(?:${forms.join("|")})\b`, "i");
}
