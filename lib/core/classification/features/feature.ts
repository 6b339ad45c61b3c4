/** The groups of features; a signal reads one of them for one leg. */
export const FEATURE_GROUP_IDS = [
  "verb",
  "thing",
  "verbAndThing",
  "service",
  "use",
  "argument",
  "capability",
  "authorship",
  "ownership",
  "egressPath",
  "destructiveEffect",
  "sideEffect",
  "phrase",
  "claim",
  "clause",
  "word",
] as const;
export type FeatureGroupId = (typeof FEATURE_GROUP_IDS)[number];

/**
 * How sure it is that what a feature stands for is there: `sure`; `perhaps`, if it may be something else; `none`, if it was looked at and
 * counts for nothing, such as an address that only names an item of one site.
 */
export type Certainty = "sure" | "perhaps" | "none";

/**
 * Where it is read. `opening`: the name, the title, the first sentence, the arguments, the server. `rest`: after the first sentence,
 * where anybody who wants a tool to look harmless may have added text, so that it may only raise a probability.
 */
export type FeatureScope = "opening" | "rest";

type Fields = {
  certainty: Certainty;
  scope: FeatureScope;
  /** Whether its weight is fitted on labelled tools. Claims of servers and facts of the catalogue are weighed by hand. */
  fitted: boolean;
  /**
   * Whether it bears on a question only because labelled tools that have it often do, without a step that a person could follow. It
   * counts, and is shown as what it is, after the features that do follow.
   */
  pattern: boolean;
  /** Whether it sums up its whole group: that something sure was found in it, or nothing at all. */
  summary: boolean;
};

/** What can be observed in a tool. `name` is the key of its weights within its group; `id` counts all features. */
export type Feature = Readonly<Fields> & { readonly group: FeatureGroupId; readonly name: string; readonly id: number };

type Word = string | number | undefined;
type Slots = readonly (readonly Word[])[];
type WordsOf<S extends Slots> = { [Slot in keyof S]: S[Slot][number] };
type Node = Map<Word, Node | Feature>;

const FEATURES: Feature[] = [];
const byName = new Map<FeatureGroupId, Map<string, Feature>>();
const kinds = new Map<FeatureGroupId, FeatureKind<Slots>[]>();

/** The feature of this name, which is registered if it is new. */
function register(group: FeatureGroupId, name: string, fields: Partial<Fields>): Feature {
  let registered = byName.get(group);
  if (!registered) byName.set(group, (registered = new Map()));
  const known = registered.get(name);
  if (known) return known;
  const made: Feature = {
    group,
    name,
    id: FEATURES.length,
    certainty: fields.certainty ?? "sure",
    scope: fields.scope ?? "opening",
    fitted: fields.fitted ?? true,
    pattern: fields.pattern ?? group === "word",
    summary: fields.summary ?? false,
  };
  FEATURES.push(made);
  registered.set(name, made);
  return made;
}

/**
 * A word that was learned from labelled tools, or a kind of words: those that have a weight when modules are loaded, and any word of a
 * labelled tool when weights are fitted. No word of a tool that is being judged is ever added.
 */
export const learnedFeature = (name: string, scope: FeatureScope = "opening"): Feature =>
  register("word", name, { scope });

/**
 * Features of one form: a word from each slot. All that can exist are known beforehand, and no word of a tool is ever added; but each of
 * these many thousands is created only when it is first needed, since a command that judges a few tools needs few.
 */
export class FeatureKind<const S extends Slots> {
  readonly fields: Partial<Fields>;
  readonly #group: FeatureGroupId;
  readonly #first: Node = new Map();
  /** Of each slot, its words by the way they are written in a name. */
  readonly #slots: readonly ReadonlyMap<string, Word>[];

  constructor(group: FeatureGroupId, slots: S, fields: Partial<Fields>) {
    this.fields = fields;
    this.#group = group;
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
    const feature = known ? findFeature(this.#group, name) : undefined;
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

/** Declares, when modules are loaded, which features there can be: every name made of a word from each slot, joined by blanks. */
export function features<const S extends Slots>(
  group: FeatureGroupId,
  slots: S,
  fields: Partial<Fields> = {},
): FeatureKind<S> {
  const kind = new FeatureKind<S>(group, slots, fields);
  kinds.set(group, [...(kinds.get(group) ?? []), kind as unknown as FeatureKind<Slots>]);
  return kind;
}

/** The feature of this name, once the modules of all groups are loaded. If two forms give the same name, the first counts. */
export function findFeature(group: FeatureGroupId, name: string): Feature | undefined {
  const known = byName.get(group)?.get(name);
  if (known) return known;
  const kind = kinds.get(group)?.find((one) => one.names(name));
  return kind && register(group, name, kind.fields);
}

/** How many features there are so far; each has a smaller id. */
export const countFeatures = (): number => FEATURES.length;
