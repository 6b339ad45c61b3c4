import { numbered, type Numbered } from "../lexicon/numbered";
import type { Service } from "../lexicon/service";
import type { ServiceKind } from "../parsing/profile/tally";
import { memoized } from "./memoize";

/** The questions about a service: whose content it holds, who writes to it, who reads it. */
const DIMENSIONS = ["holds", "writers", "readers"] as const;
type Dimension = (typeof DIMENSIONS)[number];

/** Shares below this come from chance words. */
export const NEGLIGIBLE = 0.05;

/** A trait of a kind of service, in words. */
export type Trait = Numbered<{ id: string; dimension: Dimension; words: string }>;

const WORDS = {
  holds: {
    account: "which holds what is in an account",
    local: "which holds what is on this machine",
    public: "which holds what is public",
    nothing: "which holds nothing",
  },
  writers: {
    0: "where outsiders write nothing",
    1: "where colleagues write",
    2: "where particular outsiders write",
    3: "where anybody writes",
  },
  readers: {
    0: "where nobody else reads",
    1: "where colleagues read",
    2: "where a third party reads",
    3: "where outsiders read",
  },
};
const TRAITS: readonly Trait[] = numbered(
  DIMENSIONS.flatMap((dimension) =>
    Object.entries(WORDS[dimension]).map(([value, words]) => ({ id: `${dimension} ${value}`, dimension, words })),
  ),
);
export const TRAIT_IDS: readonly string[] = TRAITS.map(({ id }) => id);
const traitOf = (dimension: Dimension, value: string | number) =>
  TRAITS.find(({ id }) => id === `${dimension} ${value}`)!;
const traitsOf = memoized((service: Numbered<Service>) =>
  DIMENSIONS.map((dimension) => traitOf(dimension, service[dimension])),
);

export type TraitShare = { trait: Trait; share: number; kind: ServiceKind };

/** For each trait, the summed share of the kinds that have it, told by the strongest of them. */
export function traitShares(kinds: readonly ServiceKind[]): readonly TraitShare[] {
  const shares: TraitShare[] = [];
  for (const kind of kinds) {
    if (kind.share < NEGLIGIBLE) continue;
    for (const trait of traitsOf(kind.service)) {
      const same = shares.find((one) => one.trait === trait);
      if (same) same.share += kind.share;
      else shares.push({ trait, share: kind.share, kind });
    }
  }
  return shares;
}
