import type { Action } from "../ontology/actions";
import type { Resource } from "../ontology/resource";
import type { Service } from "../ontology/service";
import type { Kind } from "../reading/profile";
import type { Reading } from "../reading/read";
import { Clues, tell, type Clue, type Place, type Wanted } from "./clue";
import { feature } from "./feature";
import { flowOf, FLOW_WORDS } from "./flow";
import { nowhere } from "./place";
import { remembered } from "./remembered";

/** What kind of service the server is. */
export function serviceClues(reading: Reading, wanted?: Wanted): Clue[] {
  const clues = new Clues(wanted);
  for (const kind of reading.profile.kinds) if (kind.share >= NEGLIGIBLE) clues.addAll(being(kind.service), placeOf(kind), kind.share);
  for (const { trait, share, kind } of traitShares(reading.profile.kinds)) clues.addAll(having(trait, kind.service), placeOf(kind), share);
  return clues.all();
}

const being = remembered((service: Service) => [tell(feature(service.id), () => `The server looks like ${service.label}.`)]);
const having = remembered((trait: Trait, service: Service) => [tell(feature(trait.id), () => `The server looks like ${service.label}, ${trait.words}.`)]);

/** The verb in this kind of service: listing on a mail server is a mailbox. */
export function useClues(reading: Reading, wanted?: Wanted): Clue[] {
  const clues = new Clues(wanted);
  const action = reading.action?.meaning;
  const thing = reading.thing?.meaning;
  const flow = flowOf(action);
  for (const kind of reading.profile.kinds) if (kind.share >= NEGLIGIBLE) clues.addAll(using(action, kind.service), placeOf(kind), kind.share);
  const shares = traitShares(reading.profile.kinds);
  for (const dimension of DIMENSIONS) {
    const top = strongest(shares, dimension);
    const is = top && top.share >= 0.3 ? top.trait.id : UNKNOWN[dimension];
    const place = top ? placeOf(top.kind) : nowhere(reading);
    const reason = () => `It ${labelOf(action)}: ${thing ? thing.label : "something unnamed"} on ${top ? top.kind.service.label : "an unknown service"}.`;
    clues.add(feature(flow, "on", is), place, reason);
    clues.add(feature(flow, thing ? gradeIn(dimension, thing) : "-", "on", is), place, reason);
    for (const match of reading.returned) clues.add(feature("returns", gradeIn(dimension, match.meaning), "on", is), place, reason);
    for (const match of reading.returnedLater) clues.add(feature("later returns", gradeIn(dimension, match.meaning), "on", is), place, reason);
  }
  for (const { trait, share, kind } of shares) clues.addAll(usingOn(action, thing, trait, kind.service), placeOf(kind), share);
  return clues.all();
}

type Does = Action | undefined;

const labelOf = (action: Does) => action?.label ?? FLOW_WORDS[flowOf(action)];

const using = remembered((action: Does, service: Service) => [tell(feature(flowOf(action), service.id), () => `It ${labelOf(action)} on ${service.label}.`)]);

const usingOn = remembered((action: Does, thing: Resource | undefined, trait: Trait, service: Service) => {
  const flow = flowOf(action);
  const reason = () => `It ${labelOf(action)} on ${service.label}, ${trait.words}.`;
  const told = () => `It ${labelOf(action)} on ${service.label}, ${trait.words}; it acts on ${thing ? thing.label : "something unnamed"}.`;
  const crossed = thing ? feature(flow, trait.dimension === "holds" ? "private" : trait.dimension, gradeIn(trait.dimension, thing), trait.id) : feature(flow, "nothing", trait.id);
  return [
    tell(feature(flow, trait.id), reason),
    tell(feature(action?.id ?? "none", trait.id), reason),
    tell(crossed, told),
    ...(thing && trait.dimension === "holds" ? [tell(feature(thing.id, trait.id), told)] : []),
  ];
});

const DIMENSIONS = ["holds", "writers", "readers"] as const;
type Dimension = (typeof DIMENSIONS)[number];

const UNKNOWN: Record<Dimension, string> = { holds: "holds unknown", writers: "writers unknown", readers: "readers unknown" };

/** The grade of a thing that answers to what a service is asked. */
const gradeIn = (dimension: Dimension, thing: Resource) => (dimension === "holds" ? thing.private : thing[dimension]);

/** Shares below this are chance words. */
const NEGLIGIBLE = 0.05;

/** A trait of a kind of service, in words. */
type Trait = { id: string; dimension: Dimension; words: string };

const HOLDS = { account: "which holds what is in an account", local: "which holds what is on this machine", public: "which holds what is public", nothing: "which holds nothing" };
const WRITERS = ["where outsiders write nothing", "where colleagues write", "where particular outsiders write", "where anybody writes"];
const READERS = ["where nobody else reads", "where colleagues read", "where a third party reads", "where outsiders read"];

const TRAITS = new Map<string, Trait>();

const traitsOf = remembered(({ holds, writers, readers }: Service): readonly Trait[] =>
  ([["holds", holds, HOLDS[holds]], ["writers", writers, WRITERS[writers]!], ["readers", readers, READERS[readers]!]] as const).map(([dimension, value, words]) => {
    const id = `${dimension} ${value}`;
    const trait = TRAITS.get(id) ?? { id, dimension, words };
    TRAITS.set(id, trait);
    return trait;
  }),
);

type TraitShare = { trait: Trait; share: number; kind: Kind };

const sharesOf = new WeakMap<readonly Kind[], readonly TraitShare[]>();

/** For each trait, the summed share of the kinds that have it, told by the strongest of them. */
function traitShares(kinds: readonly Kind[]): readonly TraitShare[] {
  const known = sharesOf.get(kinds);
  if (known) return known;
  const shares: TraitShare[] = [];
  for (const kind of kinds) {
    if (kind.share < NEGLIGIBLE) continue;
    for (const trait of traitsOf(kind.service)) {
      const same = shares.find((one) => one.trait === trait);
      if (same) same.share += kind.share;
      else shares.push({ trait, share: kind.share, kind });
    }
  }
  sharesOf.set(kinds, shares);
  return shares;
}

function strongest(shares: readonly TraitShare[], dimension: Dimension): TraitShare | undefined {
  let top: TraitShare | undefined;
  for (const one of shares) if (one.trait.dimension === dimension && (top === undefined || one.share > top.share)) top = one;
  return top;
}

function placeOf({ field, text, start, end }: Kind): Place {
  return { field, text, start, end };
}
