import { LONGEST_TEXT } from "./pieces";

/** A mail address in the form in which it is compared. */
export const plainEmail = (text: string): string => text.trim().normalize("NFKC").toLowerCase();
/** The name of a place, a person or a thing in the form in which it is compared: without the sign before it. */
export const plainName = (text: string): string =>
  text
    .trim()
    .replace(/^[#@~]{1,3}/, "")
    .toLowerCase();
/** The number of an account or a phone in the form in which it is compared: letters and digits alone. */
export const plainNumber = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, "").toUpperCase();

/** Words of a text, in small letters, each also without the ending of a plural. */
export function wordsOf(text: string): string[] {
  const words =
    text
      .slice(0, LONGEST_TEXT)
      .toLowerCase()
      .match(/[\p{L}\p{N}]{2,40}/gu) ?? [];
  return [
    ...new Set(words.flatMap((word) => [word, ...(word.length > 3 && word.endsWith("s") ? [word.slice(0, -1)] : [])])),
  ];
}

const SPELLED: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  æ: "ae",
  ø: "oe",
  å: "aa",
  œ: "oe",
};

/** How a word is written where its letters cannot be, as in addresses: `toennies` and `tonnies` for `tönnies`. */
export function withoutAccents(word: string): string[] {
  const bare = word.normalize("NFD").replace(/\p{M}/gu, "");
  const spelled = word.replace(/[äöüßæøåœ]/g, (letter) => SPELLED[letter]!);
  return [...new Set([bare, spelled])].filter((one) => one !== word);
}
