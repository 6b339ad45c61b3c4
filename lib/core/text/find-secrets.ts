import { Secret, type Secrets } from "../model/secret";

/** What replaces a secret in a text. `place` is its key in `Secrets`. */
export const secretMark = (place: string): string => `{{secret:${place}}}`;
const MARK = /\{\{secret:([^{}]+)\}\}/g;

/** Names of options, variables, headers and parameters whose value is a credential. */
const SECRET_NAME =
  /(^|[-_.])(token|secret|password|passwd|passphrase|pass|pwd|api[-_]?key|apikey|access[-_]?key|account[-_]?key|private[-_]?key|key|auth|authorization|credentials?|bearer|pat|cookie|session[-_]?id|connection[-_]?(string|uri|url)|conn[-_]?str|dsn|sas|jwt)$/i;

/** `camelCase` names are read as `camel-Case`. */
export const isSecretName = (name: string): boolean => SECRET_NAME.test(name.replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2"));

/** Prefixes that services give to their tokens so that scanners can find them. */
const TOKEN =
  /\b(?:gh[opusr]_|github_pat_|glpat-|glsa_|xox[abeoprs]-|xapp-|sk_live_|sk_test_|rk_live_|rk_test_|pk_live_|whsec_|AKIA|ASIA|AIza|ya29\.|eyJ|pypi-|dop_v1_|figd_|lin_api_|ntn_|sbp_|shpat_|shpss_|pat-na1-|apify_api_|tvly-|dckr_pat_|PMAK-|NRAK-|ATATT|napi_|bb_live_)[\w\-./+=]{4,}/g;
/** Prefixes that also begin ordinary words: only with a long rest that has a digit. */
const WEAK_TOKEN = /\b(?:sk-|fc-|npm_|hf_|r8_|secret_|SG\.|gsk_|xai-|key-|EAA[A-Z])([\w\-.]{16,})/g;
/** A text with more than this many secrets is one as a whole. */
const MOST_SECRETS = 200;
/** Words that could be a token: long, of token letters only. */
const WORD = /[A-Za-z0-9_\-+=.~]{20,}/g;

/**
 * Takes the secrets of one text off, found by their form: URLs with user-info or query, `name=value`,
 * `Header: value`, connection strings, known token prefixes, words that look random. What is replaced is put into `into` under `place`, `place.2`, …; the result is the text with marks. A `script` (after `sh -c`) is searched word
 * by word, so that what it runs stays readable.
 */
export function takeSecrets(text: string, place: string, into: Secrets, script = false): string {
  const values = new Map<string, string>();
  let tooMany = false;
  const take = (found: string): string => {
    if (!found || isVariable(found) || tooMany) return found;
    tooMany = values.size >= MOST_SECRETS;
    const value = found.replaceAll(MARK, (mark, inner: string) => {
      const whole = values.get(inner);
      if (whole === undefined) return mark;
      values.delete(inner);
      delete into[inner];
      return whole;
    });
    let key = place;
    for (let nth = 2; key in into; nth += 1) key = `${place}.${nth}`;
    values.set(key, value);
    into[key] = new Secret(value);
    return secretMark(key);
  };
  if (/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text)) return take(text);
  const header = /^([A-Za-z][A-Za-z0-9-]*):\s*(?:(?:Bearer|Basic|Token)\s+)?(\S.*)$/i.exec(text);
  if (header && isSecretName(header[1]!)) return text.slice(0, text.length - header[2]!.length) + take(header[2]!);
  const assignment = /^(-{0,2}[A-Za-z_][\w.-]*)=([^]*)$/.exec(text);
  if (assignment && !script && isSecretName(assignment[1]!)) return `${assignment[1]}=${take(assignment[2]!)}`;

  const left = takeByForm(text, take);
  if (!tooMany) return left;
  for (const key of values.keys()) delete into[key];
  tooMany = false;
  values.clear();
  return take(text);
}

/** A text from a person's own files, safe to show: line by line, with dots in place of secrets. */
export function withoutSecrets(text: string): string {
  return text
    .split("\n")
    .map((line) => takeSecrets(line, "text", Object.create(null), true).replaceAll(MARK, "•••"))
    .join("\n");
}

/** Secrets anywhere in a text, by their form. Each pattern reads the text once, whatever it contains. */
function takeByForm(text: string, take: (found: string) => string): string {
  return text
    .replaceAll(/(?<=[a-z0-9+.-]:\/\/)([^\s/?#]*)@/gi, (_all, user: string) => `${take(user)}@`)
    .replaceAll(/\S+/g, (word) => takePassword(word, take))
    .replaceAll(
      /([?&])([^?=&#\s]+)=([^&#\s]+)/g,
      (_all, mark: string, name: string, value: string) => `${mark}${name}=${take(value)}`,
    )
    .replaceAll(
      /\b((?:Account|Shared ?Access)?Key|Password|Pwd|SharedAccessSignature)(\s*=\s*)([^;\s]+)/gi,
      (_all, name: string, equals: string, value: string) => `${name}${equals}${take(value)}`,
    )
    .replaceAll(/(?<=^|[\s;"'])(-{0,2}[A-Za-z_][\w.-]*=)([^\s"']+)/g, (all, name: string, value: string) =>
      isSecretName(name.slice(0, -1)) ? name + take(value) : all,
    )
    .replaceAll(
      /(?<=^|[\s;"'])(--?[A-Za-z_][\w.-]*)(\s+)(?!-)([^\s"']+)/g,
      (all, name: string, space: string, value: string) => (isSecretName(name) ? name + space + take(value) : all),
    )
    .replaceAll(
      /\b(Bearer|Basic)\s+([\w\-.~+/=]{8,})/g,
      (_all, scheme: string, value: string) => `${scheme} ${take(value)}`,
    )
    .replaceAll(TOKEN, (value) => take(value))
    .replaceAll(WEAK_TOKEN, (value, rest: string) => (/[0-9]/.test(rest) ? take(value) : value))
    .replaceAll(WORD, (value, offset: number, whole: string) =>
      looksRandom(value) && !isPin(whole, offset) ? take(value) : value,
    );
}

/** How many characters of a scheme are read. */
const LONGEST_SCHEME = 40;

/** A password that was not escaped may hold a slash: in an address that is not a web page it extends to the last `@` of the word. */
function takePassword(word: string, take: (found: string) => string): string {
  const last = word.lastIndexOf("@");
  for (let at = word.indexOf("://"); at >= 0 && at < last; at = word.indexOf("://", at + 3)) {
    const before = word.slice(Math.max(0, at - LONGEST_SCHEME), at);
    const scheme = before.split(/[^a-z0-9+.-]/i).at(-1)!;
    if (!/[a-z]/i.test(scheme) || /^https?$/i.test(scheme)) continue;
    const user = /^[^/?#:@{]*:/.exec(word.slice(at + 3, last));
    if (user) return word.slice(0, at + 3) + take(word.slice(at + 3, last)) + word.slice(last);
  }
  return word;
}

/** Only the client's own variables (`${HOME}`, `${input:token}`, `$TOKEN`, `{env:TOKEN}`, `%TOKEN%`): nothing to hide. */
export function isVariable(value: string): boolean {
  const bare = value.replace(/^(Bearer|Basic|Token)\s+/i, "");
  return (
    /^(\$\{\{[^{}]*\}\}|\$\{[^{}]*\}|\{env:[^{}]*\}|\$[A-Z_][A-Z0-9_]*|%[A-Z_][A-Z0-9_]*%)$/.test(bare) &&
    !/:-[^}]/.test(bare)
  );
}

/** How many characters before a word may say what it is. */
const LOOKED_BACK = 400;

/** A digest or commit that pins what is run: hiding it would hide what the user agrees to. */
function isPin(whole: string, offset: number): boolean {
  const before = whole.slice(Math.max(0, offset - LOOKED_BACK), offset);
  return (
    /sha(256|512)[:-]$/.test(before) ||
    (/[@#]$/.test(before) && /(git\+|github:|github\.com\/|gitlab\.com\/)/.test(before))
  );
}

/** Hexadecimal keys, UUIDs, and words whose letters carry more bits than a name's do. */
export function looksRandom(word: string): boolean {
  if (/^[0-9a-f]{32,}$/i.test(word) || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(word)) return true;
  if ((word.match(/[0-9]/g)?.length ?? 0) < 3 || !/[A-Za-z]/.test(word)) return false;
  const counts = new Map<string, number>();
  for (const letter of word) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / word.length) * Math.log2(count / word.length);
  const changes = word.match(/[a-z](?=[0-9A-Z])|[0-9](?=[A-Za-z])|[A-Z](?=[0-9])/g)?.length ?? 0;
  return bits > 3.6 && changes >= 4;
}
