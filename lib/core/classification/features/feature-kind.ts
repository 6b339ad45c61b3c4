import type { Feature, FeatureFields, FeatureGroupId } from "./feature";

type Word = string | number | undefined;
/** The words of which names of features are made: any one from each slot, in this order. */
export type Slots = readonly (readonly Word[])[];
type WordsOf<S extends Slots> = { [Slot in keyof S]: S[Slot][number] };
type Node = Map<Word, Node | Feature>;

/** Looks up a feature by its name, and creates it if it can exist. */
type FindFeature = (group: FeatureGroupId, name: string) => Feature | undefined;

/**
 * Features of one form: a word from each slot. All that can exist are known beforehand, and no word of a tool is ever added; but each of
 * these many thousands is created only when it is first needed, since a command that judges a few tools needs few.
 */
export class FeatureKind<const S extends Slots> {
  readonly fields: Partial<FeatureFields>;
  readonly #group: FeatureGroupId;
  readonly #first: Node = new Map();
  /** Of each slot, its words by the way they are written in a name. */
  readonly #slots: readonly ReadonlyMap<string, Word>[];
  readonly #find: FindFeature;

  constructor(group: FeatureGroupId, slots: S, fields: Partial<FeatureFields>, find: FindFeature) {
    this.fields = fields;
    this.#group = group;
    this.#find = find;
    this.#slots = slots.map((words) => new Map(words.map((word) => [written(word), word])));
  }

  /** @throws when a word does not belong to its slot, which the types rule out for all but ids of the lexicon */
  of(...words: WordsOf<S>): Feature {
    let node: Node | undefined = this.#first;
    const last = words.length - 1;
    for (let slot = 0; slot < last && node !== undefined; slot++) node = node.get(words[slot]) as Node | undefined;
    return (node?.get(words[last]) as Feature | undefined) ?? this.#make(words);
  }

  #make(words: readonly Word[]): Feature {
    const name = words
      .map(written)
      .filter((word) => word !== "")
      .join(" ");
    const known = words.length === this.#slots.length && words.every((word, slot) => this.#isIn(slot, word));
    const feature = known ? this.#find(this.#group, name) : undefined;
    if (!feature) throw new Error(`No feature is called “${words.join(" ")}”.`);
    let node = this.#first;
    for (const word of words.slice(0, -1)) {
      const next = node.get(word) ?? new Map<Word, Node | Feature>();
      node.set(word, next);
      node = next as Node;
    }
    node.set(words.at(-1), feature);
    return feature;
  }

  #isIn(slot: number, word: Word): boolean {
    const words = this.#slots[slot]!;
    return words.has(written(word)) && words.get(written(word)) === word;
  }

  /** Whether a feature is of this form. */
  has(feature: Feature): boolean {
    return feature.group === this.#group && this.names(feature.name);
  }

  /** Whether the rest of a name, if any, consists of a word from each slot from `slot` on. */
  names(rest: string, slot = 0): boolean {
    const words = this.#slots[slot];
    if (words === undefined) return rest === "";
    if (words.has("") && this.names(rest, slot + 1)) return true;
    for (let end = rest.indexOf(" "); ; end = rest.indexOf(" ", end + 1)) {
      if (end < 0) return rest !== "" && words.has(rest) && this.names("", slot + 1);
      if (words.has(rest.slice(0, end)) && this.names(rest.slice(end + 1), slot + 1)) return true;
    }
  }
}

const written = (word: Word): string => (word === undefined ? "" : String(word));
