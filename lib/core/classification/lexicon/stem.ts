import { STEM_EXCEPTIONS } from "./stem-exceptions";

const vowel = /[aeiouy]/;

/**
 * The dictionary form that `word` shares with its plural, its -ed and its -ing forms: light on purpose, so that unlike words
 * stay apart. ASCII words only; anything else comes back as it is. Lower case is expected.
 */
export function stem(word: string): string {
  const known = STEM_EXCEPTIONS.get(word);
  if (known !== undefined) return known;
  const length = word.length;
  if (length <= 3) return word;
  const first = word.charCodeAt(length - 1);
  if (first > 122) return word;
  let base = word;
  if (base.endsWith("ies") && length > 4) base = `${base.slice(0, -3)}y`;
  else if (
    /(?:s|x|z|ch|sh)es$/.test(base) &&
    !base.endsWith("ases") &&
    !base.endsWith("uses") &&
    !base.endsWith("oses") &&
    !base.endsWith("ches")
  )
    base = base.slice(0, -2);
  else if (base.endsWith("s") && !/(?:ss|us|is)$/.test(base)) base = base.slice(0, -1);
  if (base.length > 5 && base.endsWith("ing") && vowel.test(base.slice(0, -3))) base = restore(base.slice(0, -3));
  else if (base.length > 4 && base.endsWith("ied")) base = `${base.slice(0, -3)}y`;
  else if (base.length > 4 && base.endsWith("ed") && !base.endsWith("eed") && vowel.test(base.slice(0, -2)))
    base = restore(base.slice(0, -2));
  return base.length > 4 && base.endsWith("e") ? base.slice(0, -1) : base;
}

/** What an ending has changed: "logged" comes from log, "saved" from save. */
function restore(base: string): string {
  const last = base[base.length - 1]!;
  if (base.length > 3 && last === base[base.length - 2] && !"lsz".includes(last)) return base.slice(0, -1);
  return /^[^aeiou][aeiouy][^aeiouwxy]$/.test(base) ? `${base}e` : base;
}
