import { stem } from "./stem";
import { termsOf } from "./terms";

/** What a word means at the start of a phrase, or after its other words: on its own, and with the words that may follow, by stem. */
export type Phrase<T> = { meanings?: T[]; next?: Map<string, Phrase<T>> };

/** Words and phrases by stems: what each means. */
export class Lexicon<T> {
  /** Its place among the lexicons. */
  readonly number: number;
  /** Words of scripts without spaces, by first character, longest first. */
  readonly wide = new Map<string, string[]>();
  /** The stems that stand in a phrase behind its first word. */
  readonly followers = new Set<string>();
  readonly #phrases = new Map<string, Phrase<T>>();

  constructor(number: number, entries: readonly (T & { words: string })[]) {
    this.number = number;
    for (const entry of entries) {
      for (const phrase of new Set(termsOf(entry.words))) this.#add(phrase, entry);
    }
  }

  #add(phrase: string, meaning: T): void {
    const [first, ...later] = phrase
      .toLowerCase()
      .split(/[_.-]/)
      .filter((part) => part !== "")
      .map(stem);
    if (first === undefined) return;
    let known = follow(this.#phrases, first);
    for (const one of later) {
      this.followers.add(one);
      known = follow((known.next ??= new Map()), one);
    }
    if (!known.meanings?.includes(meaning)) (known.meanings ??= []).push(meaning);
    if (first.charCodeAt(0) >= 0x3040 && first.charCodeAt(0) <= 0x9fff) {
      const words = this.wide.get(first[0]!) ?? [];
      words.push(first);
      words.sort((a, b) => b.length - a.length);
      this.wide.set(first[0]!, words);
    }
  }

  /** The stems that begin words and phrases. */
  firstWords(): Iterable<string> {
    return this.#phrases.keys();
  }

  /** What begins with a stem. */
  phrase(first: string): Phrase<T> | undefined {
    return this.#phrases.get(first);
  }
}

function follow<T>(phrases: Map<string, Phrase<T>>, stem: string): Phrase<T> {
  let known = phrases.get(stem);
  if (known === undefined) phrases.set(stem, (known = {}));
  return known;
}
