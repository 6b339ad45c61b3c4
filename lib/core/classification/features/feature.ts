/** The groups of features; a signal reads one of them for one leg. */
export type FeatureGroupId =
  | "verb"
  | "thing"
  | "verbAndThing"
  | "service"
  | "use"
  | "argument"
  | "capability"
  | "authorship"
  | "ownership"
  | "egressPath"
  | "destructiveEffect"
  | "sideEffect"
  | "phrase"
  | "claim"
  | "clause"
  | "word";

/**
 * How sure it is that what a feature tells of is there: `sure`; `perhaps`, when it may be something else; `none`, when it was
 * looked at and counts for nothing, as an address that only names an item of one site.
 */
export type Certainty = "sure" | "perhaps" | "none";

/**
 * Where it is read. `opening`: the name, the title, the first sentence, the arguments, the server. `rest`: behind the first
 * sentence, where anybody who wants a tool to look harmless may have written, so that it may only raise a probability.
 */
export type Scope = "opening" | "rest";

type Fields = {
  certainty: Certainty;
  scope: Scope;
  /** Whether its weight is fitted on labelled tools. Claims of servers and facts of the catalogue are weighed by hand. */
  fitted: boolean;
  /**
   * Whether it bears on a question only because labelled tools that have it often do, without a step that a person could follow. It counts, and
   * is shown as what it is, behind what follows.
   */
  pattern: boolean;
  /** Whether it sums up its whole group: something sure was found in it, or nothing at all. */
  summary: boolean;
};

/** What can be observed in a tool. `name` is the key of its weights within its group; `id` counts all features. */
export type Feature = Readonly<Fields> & { readonly group: FeatureGroupId; readonly name: string; readonly id: number };

type Word = string | number | undefined;
type Slots = readonly (readonly Word[])[];
type WordsOf<S extends Slots> = { [Slot in keyof S]: S[Slot][number] };
type Node = Map<Word, Node | Feature>;

const FEATURES: Feature[] = [];
const byName = new Map<string, Feature>();

const keyOf = (group: string, name: string) => `${group}/${name}`;

/** The feature of this name, registered when it is new. */
function register(group: FeatureGroupId, name: string, fields: Partial<Fields>): Feature {
  const known = byName.get(keyOf(group, name));
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
  byName.set(keyOf(group, name), made);
  return made;
}

/**
 * A word that was learned from labelled tools: those that have a weight when modules are loaded, and any word of a labelled
 * tool when weights are fitted. Of a tool that is judged no word is taken over.
 */
export const learnedFeature = (name: string, scope: Scope): Feature => register("word", name, { scope });

/** Features of one form: a word out of each slot. All of them are known beforehand; of no tool is a word taken over. */
export class FeatureKind<const S extends Slots> {
  readonly #first: Node;
  readonly #all = new Set<Feature>();

  constructor(group: FeatureGroupId, slots: S, fields: Partial<Fields>) {
    const make = (name: string): Feature => {
      const feature = register(group, name, fields);
      this.#all.add(feature);
      return feature;
    };
    const grow = (slot: number, before: string): Node =>
      new Map(
        slots[slot]!.map((word) => {
          const name = word === undefined ? before : before === "" ? String(word) : `${before} ${word}`;
          return [word, slot === slots.length - 1 ? make(name) : grow(slot + 1, name)];
        }),
      );
    this.#first = grow(0, "");
  }

  /** @throws when a word is none of its slot, which the types rule out for all but ids of the lexicon */
  of(...words: WordsOf<S>): Feature {
    let node: Node | Feature | undefined = this.#first;
    for (const word of words) node = node instanceof Map ? node.get(word) : undefined;
    if (node === undefined || node instanceof Map) throw new Error(`No feature is called “${words.join(" ")}”.`);
    return node;
  }

  has(feature: Feature): boolean {
    return this.#all.has(feature);
  }
}

/** Registers features when modules are loaded: every name that is a word of each slot, joined by blanks. */
export function features<const S extends Slots>(
  group: FeatureGroupId,
  slots: S,
  fields: Partial<Fields> = {},
): FeatureKind<S> {
  return new FeatureKind(group, slots, fields);
}

/** The feature of this name, when the modules of all groups are loaded. */
export function findFeature(group: FeatureGroupId, name: string): Feature | undefined {
  return byName.get(keyOf(group, name));
}

/** How many features there are. */
export const countFeatures = (): number => FEATURES.length;
