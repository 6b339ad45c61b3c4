import { stem } from "../reading/stem";
import { ACTIONS } from "./actions";
import { CUES } from "./cues";
import { RESOURCES, SERVICES } from "./lists";
import { numbered } from "./numbered";
import { PLEAS } from "./pleas";
import { REACHES } from "./reach";

/** Words and phrases by stems: what each means. `longest` is the number of words of the longest phrase that begins with a stem. */
export class Lexicon<T> {
  readonly #meanings = new Map<string, T[]>();
  readonly #longest = new Map<string, number>();
  /** Its bit in `lexiconsOf`. */
  readonly bit: number;
  /** Words of scripts without spaces, by first character. */
  readonly wide = new Map<string, string[]>();

  constructor(bit: number, entries: readonly (T & { words: string })[]) {
    this.bit = bit;
    for (const entry of entries) {
      for (const phrase of new Set(entry.words.split(/\s+/))) this.#add(phrase, entry);
    }
  }

  #add(phrase: string, meaning: T): void {
    const stems = phrase.toLowerCase().split(/[_.-]/).filter((part) => part !== "").map(stem);
    const first = stems[0];
    if (first === undefined) return;
    const key = stems.join(" ");
    const known = this.#meanings.get(key);
    if (known) { if (!known.includes(meaning)) known.push(meaning); }
    else this.#meanings.set(key, [meaning]);
    this.#longest.set(first, Math.max(this.#longest.get(first) ?? 0, stems.length));
    if (first.charCodeAt(0) >= 0x3040 && first.charCodeAt(0) <= 0x9fff) {
      const words = this.wide.get(first[0]!) ?? [];
      words.push(first);
      words.sort((a, b) => b.length - a.length);
      this.wide.set(first[0]!, words);
    }
  }

  longest(first: string): number {
    return this.#longest.get(first) ?? 0;
  }

  get(key: string): readonly T[] | undefined {
    return this.#meanings.get(key);
  }
}

/** Views of entries whose words include those that count only in names. Meanings stay the entries themselves. */
function inNames<T extends { words: string; nameOnly?: string }>(entries: readonly T[]): readonly T[] {
  return entries.map((entry) => ({ ...entry, words: `${entry.words} ${entry.nameOnly ?? ""}`.trim() }));
}

const actions = numbered(ACTIONS);
const services = numbered(SERVICES);

export const lexicons = {
  actions: new Lexicon(1, actions),
  /** For names: with the words that are verbs only there. */
  actionNames: new Lexicon(2, inNames(actions)),
  resources: new Lexicon(4, numbered(RESOURCES)),
  services: new Lexicon(8, services),
  /** For names and titles: with the words that tell a kind only there. */
  serviceNames: new Lexicon(16, inNames(services)),
  reaches: new Lexicon(32, numbered(REACHES)),
  cues: new Lexicon(64, numbered(CUES)),
  pleas: new Lexicon(128, PLEAS),
};

/** In which lexicons something begins with this stem, as a sum of their bits: most words are in none and need no look-up. */
export function lexiconsOf(stem: string): number {
  return Object.values(lexicons).reduce((bits, lexicon) => (lexicon.longest(stem) > 0 ? bits | lexicon.bit : bits), 0);
}
