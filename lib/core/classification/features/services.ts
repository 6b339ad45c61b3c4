import type { Action } from "../lexicon/actions";
import { numbered, type Numbered } from "../lexicon/numbered";
import type { Resource } from "../lexicon/resource";
import type { Service } from "../lexicon/service";
import type { Kind } from "../parsing/profile";
import type { Reading } from "../parsing/read";
import { Observations, explained, type Observation, type Wanted } from "./observation";
import { feature } from "./feature";
import { flowOf, FLOW_WORDS } from "./flow";
import { wholeName } from "./place";
import { memoized, explanations } from "./memoize";

/** What kind of service the server is. */
export function serviceFeatures(reading: Reading, wanted?: Wanted): Observation[] {
  const features = new Observations(wanted);
  for (const kind of reading.profile.kinds)
    if (kind.share >= NEGLIGIBLE) features.addAll(being(kind.service), kind, kind.share);
  for (const { trait, share, kind } of traitShares(reading.profile.kinds))
    features.addAll(having(trait, kind.service), kind, share);
  return features.all();
}

const being = explanations((service: Numbered<Service>) => [
  explained(feature(service.id), () => `The server looks like ${service.label}.`),
]);
const having = explanations((trait: Trait, service: Numbered<Service>) => [
  explained(feature(trait.id), () => `The server looks like ${service.label}, ${trait.words}.`),
]);

/** The verb in this kind of service: listing on a mail server is a mailbox. */
export function useFeatures(reading: Reading, wanted?: Wanted): Observation[] {
  const features = new Observations(wanted);
  const action = reading.action?.meaning;
  const thing = reading.thing?.meaning;
  for (const kind of reading.profile.kinds)
    if (kind.share >= NEGLIGIBLE) features.addAll(using(action, kind.service), kind, kind.share);
  const shares = traitShares(reading.profile.kinds);
  for (const dimension of DIMENSIONS) {
    const top = strongest(shares, dimension);
    const is = top && top.share >= 0.3 ? top.trait : UNKNOWN[dimension];
    const place = top ? top.kind : wholeName(reading);
    const reason = () =>
      `It ${labelOf(action)}: ${thing ? thing.label : "something unnamed"} on ${top ? top.kind.service.label : "an unknown service"}.`;
    features.add(doneOn(action, is), place, reason);
    features.add(doneToOn(action, thing, is), place, reason);
    for (const match of reading.returned) features.add(returnedOn(match.meaning, is), place, reason);
    for (const match of reading.returnedLater) features.add(returnedLaterOn(match.meaning, is), place, reason);
  }
  for (const { trait, share, kind } of shares) {
    features.addEach(
      doneWith(action, trait),
      kind,
      () => `It ${labelOf(action)} on ${kind.service.label}, ${trait.words}.`,
      share,
    );
    features.addEach(
      doneToWith(action, thing, trait),
      kind,
      () =>
        `It ${labelOf(action)} on ${kind.service.label}, ${trait.words}; it acts on ${thing ? thing.label : "something unnamed"}.`,
      share,
    );
  }
  return features.all();
}

type Does = Numbered<Action> | undefined;
type Thing = Numbered<Resource> | undefined;

const labelOf = (action: Does) => action?.label ?? FLOW_WORDS[flowOf(action)];

const using = explanations((action: Does, service: Numbered<Service>) => [
  explained(feature(flowOf(action), service.id), () => `It ${labelOf(action)} on ${service.label}.`),
]);

const doneOn = memoized((action: Does, is: Trait) => feature(flowOf(action), "on", is.id));
const doneToOn = memoized((action: Does, thing: Thing, is: Trait) =>
  feature(flowOf(action), thing ? gradeIn(is.dimension, thing) : "-", "on", is.id),
);
const returnedOn = memoized((thing: Numbered<Resource>, is: Trait) =>
  feature("returns", gradeIn(is.dimension, thing), "on", is.id),
);
const returnedLaterOn = memoized((thing: Numbered<Resource>, is: Trait) =>
  feature("later returns", gradeIn(is.dimension, thing), "on", is.id),
);

const doneWith = memoized((action: Does, trait: Trait) => [
  feature(flowOf(action), trait.id),
  feature(action?.id ?? "none", trait.id),
]);
const doneToWith = memoized((action: Does, thing: Thing, trait: Trait) => {
  if (!thing) return [feature(flowOf(action), "nothing", trait.id)];
  const graded = feature(
    flowOf(action),
    trait.dimension === "holds" ? "private" : trait.dimension,
    gradeIn(trait.dimension, thing),
    trait.id,
  );
  return trait.dimension === "holds" ? [graded, feature(thing.id, trait.id)] : [graded];
});

const DIMENSIONS = ["holds", "writers", "readers"] as const;
type Dimension = (typeof DIMENSIONS)[number];

/** The grade of a thing that answers to what a service is asked. */
const gradeIn = (dimension: Dimension, thing: Resource) => (dimension === "holds" ? thing.private : thing[dimension]);

/** Shares below this are chance words. */
const NEGLIGIBLE = 0.05;

/** A trait of a kind of service, in words; `unknown` when no kind is likely enough. */
type Trait = Numbered<{ id: string; dimension: Dimension; words: string }>;

const WORDS = {
  holds: {
    account: "which holds what is in an account",
    local: "which holds what is on this machine",
    public: "which holds what is public",
    nothing: "which holds nothing",
    unknown: "",
  },
  writers: {
    0: "where outsiders write nothing",
    1: "where colleagues write",
    2: "where particular outsiders write",
    3: "where anybody writes",
    unknown: "",
  },
  readers: {
    0: "where nobody else reads",
    1: "where colleagues read",
    2: "where a third party reads",
    3: "where outsiders read",
    unknown: "",
  },
};
const TRAITS: readonly Trait[] = numbered(
  DIMENSIONS.flatMap((dimension) =>
    Object.entries(WORDS[dimension]).map(([value, words]) => ({ id: `${dimension} ${value}`, dimension, words })),
  ),
);
const traitOf = (dimension: Dimension, value: string | number) =>
  TRAITS.find(({ id }) => id === `${dimension} ${value}`)!;
const UNKNOWN = {
  holds: traitOf("holds", "unknown"),
  writers: traitOf("writers", "unknown"),
  readers: traitOf("readers", "unknown"),
};
const traitsOf = memoized((service: Numbered<Service>) =>
  DIMENSIONS.map((dimension) => traitOf(dimension, service[dimension])),
);

type TraitShare = { trait: Trait; share: number; kind: Kind };

/** Of the server that was asked for last. */
let known: { kinds: readonly Kind[]; shares: readonly TraitShare[] } | undefined;

/** For each trait, the summed share of the kinds that have it, told by the strongest of them. */
function traitShares(kinds: readonly Kind[]): readonly TraitShare[] {
  if (known?.kinds === kinds) return known.shares;
  const shares: TraitShare[] = [];
  for (const kind of kinds) {
    if (kind.share < NEGLIGIBLE) continue;
    for (const trait of traitsOf(kind.service)) {
      const same = shares.find((one) => one.trait === trait);
      if (same) same.share += kind.share;
      else shares.push({ trait, share: kind.share, kind });
    }
  }
  known = { kinds, shares };
  return shares;
}

function strongest(shares: readonly TraitShare[], dimension: Dimension): TraitShare | undefined {
  let top: TraitShare | undefined;
  for (const one of shares)
    if (one.trait.dimension === dimension && (top === undefined || one.share > top.share)) top = one;
  return top;
}
