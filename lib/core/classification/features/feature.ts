/** The groups of features; a signal reads one of them for one leg. */
export const FEATURE_GROUP_IDS = [
  "service",
  "argument",
  "capability",
  "authorship",
  "ownership",
  "egressPath",
  "destructiveEffect",
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
type Certainty = "sure" | "perhaps" | "none";

/**
 * Where it is read. `opening`: the name, the title, the first sentence, the arguments, the server. `rest`: after the first sentence,
 * where anybody who wants a tool to look harmless may have added text, so that it may only raise a probability.
 */
export type FeatureScope = "opening" | "rest";

/** What matters about a feature besides its name. */
export type FeatureFields = {
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
export type Feature = Readonly<FeatureFields> & {
  readonly group: FeatureGroupId;
  readonly name: string;
  readonly id: number;
};
