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

/** Verbs that may lose something by what they are said of: “clear the cache”, “clear the table”. */
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

/** A pattern of these verbs, in the present and with -ing: “drop”, “drops”, “dropping”. */
export function saysAny(verbs: readonly string[]): RegExp {
  const forms = verbs.map((verb) =>
    verb.endsWith("e") ? `${verb}s?|${verb.slice(0, -1)}ing` : `${verb}(?:e?s|${verb.at(-1)}?ing)?`,
  );
  return new RegExp(String.raw`\b(?:${forms.join("|")})\b`, "i");
}
