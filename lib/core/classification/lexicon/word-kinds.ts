import kinds from "./word-kinds.json";

export type WordKind = keyof typeof kinds;

/**
 * Kinds of words by what they mean, listed without regard to any tool, so that words count that no labelled tool has. Their places in this
 * list are their numbers.
 */
export const WORD_KINDS = Object.keys(kinds) as readonly WordKind[];

const KINDS_BY_WORD = kindsByWord();
const NONE: readonly number[] = [];

/** Endings of forms, and what stands in their place in the form that is listed. */
const ENDINGS: readonly [ending: string, base: readonly string[]][] = [
  ["ies", ["y"]],
  ["es", ["e", ""]],
  ["s", [""]],
  ["ing", ["", "e"]],
  ["ed", ["", "e"]],
];

/** The numbers of the kinds of a word in small letters; of a form that is not listed, those of the word that it is a form of. */
export function kindsOfWord(word: string): readonly number[] {
  const own = KINDS_BY_WORD.get(word);
  if (own) return own;
  for (const [ending, bases] of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    for (const base of bases) {
      const its = KINDS_BY_WORD.get(stem + base);
      if (its) return its;
    }
  }
  return NONE;
}

function kindsByWord(): Map<string, number[]> {
  const all = new Map<string, number[]>();
  WORD_KINDS.forEach((id, number) => {
    for (const word of kinds[id].split(" ")) {
      const known = all.get(word);
      if (known) known.push(number);
      else all.set(word, [number]);
    }
  });
  return all;
}
