import { LONGEST_TEXT } from "../destinations/pieces";

/** A name of a credential with a value of its own behind it: not one of code that is read from elsewhere, and no type. */
const NAMED =
  /(?:token|secret|passw(?:or)?d|passcode|passphrase|(?:api|access|private|signing|account)[-_ ]?key|connection[-_]?string)["']?[ \t]{0,3}[:=][ \t]{0,3}["']?(?=[^\s"'$<{(]{0,80}[\d!#%&*+-])[^\s"'$<{(]{6}/i;
/** How services mark their tokens, a key in a file, a password within an address. */
const MARKED =
  /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----|\b(?:gh[opusr]_|github_pat_|glpat-|xox[abeoprs]-|[a-z]{2}_(?:live|test)_|whsec_|AKIA|AIza)[\w-]{8}|\bBearer [\w.~+/-]{12}|:\/\/[^\s/?#:@]{1,60}:[^\s/?#:@]{4,80}@/;

/** Whether what was read shows a credential, by its form. */
export function showsSecret(text: string): boolean {
  const read = text.slice(0, LONGEST_TEXT);
  return NAMED.test(read) || MARKED.test(read);
}
