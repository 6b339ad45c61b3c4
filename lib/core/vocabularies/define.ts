import type { ToolLabel } from "../propagation/labels";

/** The status of a vocabulary; `specification`: a field of some revision, beside the hints. */
export type Status = "draft" | "open" | "closed" | "vendor" | "unknown" | "specification";

/**
 * What a claim means, whatever its vocabulary calls it. `cost`, `progress` and `other` are for people; the rest is evidence: against the server always, for it only when a person trusts it.
 */
export const SAYINGS = [
  "sensitive",
  "internal",
  "not sensitive",
  "untrusted",
  "vouched for",
  "sends out",
  "keeps in",
  "destroys",
  "cost",
  "progress",
  "other",
] as const;
export type Saying = (typeof SAYINGS)[number];

/** One thing that a server claims of a tool. */
export type Meaning = {
  says: Saying;
  /** To stand after “The server claims that”. */
  words: string;
  /** It lowers suspicion, so it counts only when a person trusts the server. */
  lowers?: true;
  /** It reports what it takes for an attack. */
  malicious?: true;
  /** How bad it is at least to lose what the tool reads; the numbers are those of a verdict's grade. */
  grade?: 2 | 3;
  /** The same in the values of the draft (SEP-1913). */
  label?: ToolLabel;
};

/** What a value says; nothing when it is of the wrong type or makes no claim. */
export type ValueReader = (value: unknown) => readonly Meaning[];

/** A vocabulary of claims beside the hints of the specification. `date` is when its state was looked up. */
export type Vocabulary = {
  id: string;
  title: string;
  status: Status;
  source: string;
  date: string;
  where: "annotations" | "_meta" | "tool";
  keys: RegExp;
  /** By the name of a key, less what stands before its last `/`: what its value claims. A name that is not here claims nothing of data and effects. */
  reads?: Readonly<Record<string, ValueReader>>;
};

export const defineVocabulary = (vocabulary: Vocabulary): Vocabulary => vocabulary;

/** A claim that is made by `true`, and another, if any, by `false`. */
export const flag =
  (yes: Meaning | undefined, no?: Meaning): ValueReader =>
  (value) => {
    const said = value === true ? yes : value === false ? no : undefined;
    return said ? [said] : [];
  };

export const SEPS = "https://github.com/modelcontextprotocol/modelcontextprotocol/pull";
export const GROUP = "https://github.com/modelcontextprotocol/experimental-ext-tool-annotations";
