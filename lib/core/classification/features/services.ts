import type { Action } from "../lexicon/actions";
import type { Numbered } from "../lexicon/numbered";
import type { Resource } from "../lexicon/resource";
import type { Service } from "../lexicon/service";
import { Observations, explained, type Observation, type WantedFeatures } from "./observation";
import { features } from "./registry";
import { FLOWS, flowOf, FLOW_WORDS } from "./flow";
import { wholeName } from "./place";
import { memoized, explanations } from "./memoize";
import { DIMENSIONS, gradeIn, NEGLIGIBLE, strongest, TRAIT_IDS, UNKNOWN, type Trait } from "./service-traits";
import type { ToolContext } from "./tool-context";
import { ACTION_IDS_OR_NONE, GRADES, RESOURCE_IDS, SERVICE_IDS } from "./vocabulary";

const BEING = features("service", [SERVICE_IDS]);
const HAVING = features("service", [TRAIT_IDS]);
const DOES_ON = features("use", [FLOWS, SERVICE_IDS]);
const DOES_ON_TRAIT = features("use", [FLOWS, ["on"], TRAIT_IDS]);
const DOES_TO_ON_TRAIT = features("use", [FLOWS, [...GRADES, "-"], ["on"], TRAIT_IDS]);
const RETURNS = features("use", [["returns"], GRADES, ["on"], TRAIT_IDS]);
const RETURNS_LATER = features("use", [["later returns"], GRADES, ["on"], TRAIT_IDS], { scope: "rest" });
const FLOW_WITH = features("use", [FLOWS, TRAIT_IDS]);
const VERB_WITH = features("use", [ACTION_IDS_OR_NONE, TRAIT_IDS]);
const TO_NOTHING = features("use", [FLOWS, ["nothing"], TRAIT_IDS]);
const TO_GRADED = features("use", [FLOWS, ["private", "writers", "readers"], GRADES, TRAIT_IDS]);
const THING_WITH = features("use", [RESOURCE_IDS, TRAIT_IDS]);

/** What kind of service the server is. */
export function serviceFeatures({ reading, traits }: ToolContext, wanted?: WantedFeatures): Observation[] {
  const found = new Observations(wanted);
  for (const kind of reading.profile.kinds)
    if (kind.share >= NEGLIGIBLE) found.addAll(being(kind.service), kind, kind.share);
  for (const { trait, share, kind } of traits) found.addAll(having(trait, kind.service), kind, share);
  return found.all();
}

const being = explanations((service: Numbered<Service>) => [
  explained(BEING.of(service.id), () => `The server looks like ${service.label}.`),
]);
const having = explanations((trait: Trait, service: Numbered<Service>) => [
  explained(HAVING.of(trait.id), () => `The server looks like ${service.label}, ${trait.words}.`),
]);

/** The verb in this kind of service: listing on a mail server is a mailbox. */
export function useFeatures({ reading, traits }: ToolContext, wanted?: WantedFeatures): Observation[] {
  const found = new Observations(wanted);
  const action = reading.action?.meaning;
  const thing = reading.thing?.meaning;
  for (const kind of reading.profile.kinds)
    if (kind.share >= NEGLIGIBLE) found.addAll(using(action, kind.service), kind, kind.share);
  for (const dimension of DIMENSIONS) {
    const top = strongest(traits, dimension);
    const is = top && top.share >= 0.3 ? top.trait : UNKNOWN[dimension];
    const place = top ? top.kind : wholeName(reading);
    const reason = () =>
      `It ${labelOf(action)}: ${thing ? thing.label : "something unnamed"} on ${top ? top.kind.service.label : "an unknown service"}.`;
    found.add(doneOn(action, is), place, reason);
    found.add(doneToOn(action, thing, is), place, reason);
    for (const match of reading.returned) found.add(returnedOn(match.meaning, is), place, reason);
    for (const match of reading.returnedLater) found.add(returnedLaterOn(match.meaning, is), place, reason);
  }
  for (const { trait, share, kind } of traits) {
    found.addEach(
      doneWith(action, trait),
      kind,
      () => `It ${labelOf(action)} on ${kind.service.label}, ${trait.words}.`,
      share,
    );
    found.addEach(
      doneToWith(action, thing, trait),
      kind,
      () =>
        `It ${labelOf(action)} on ${kind.service.label}, ${trait.words}; it acts on ${thing ? thing.label : "something unnamed"}.`,
      share,
    );
  }
  return found.all();
}

type Does = Numbered<Action> | undefined;
type Thing = Numbered<Resource> | undefined;

const labelOf = (action: Does) => action?.label ?? FLOW_WORDS[flowOf(action)];

const using = explanations((action: Does, service: Numbered<Service>) => [
  explained(DOES_ON.of(flowOf(action), service.id), () => `It ${labelOf(action)} on ${service.label}.`),
]);

const doneOn = memoized((action: Does, is: Trait) => DOES_ON_TRAIT.of(flowOf(action), "on", is.id));
const doneToOn = memoized((action: Does, thing: Thing, is: Trait) =>
  DOES_TO_ON_TRAIT.of(flowOf(action), thing ? gradeIn(is.dimension, thing) : "-", "on", is.id),
);
const returnedOn = memoized((thing: Numbered<Resource>, is: Trait) =>
  RETURNS.of("returns", gradeIn(is.dimension, thing), "on", is.id),
);
const returnedLaterOn = memoized((thing: Numbered<Resource>, is: Trait) =>
  RETURNS_LATER.of("later returns", gradeIn(is.dimension, thing), "on", is.id),
);

const doneWith = memoized((action: Does, trait: Trait) => [
  FLOW_WITH.of(flowOf(action), trait.id),
  VERB_WITH.of(action?.id ?? "none", trait.id),
]);
const doneToWith = memoized((action: Does, thing: Thing, trait: Trait) => {
  if (!thing) return [TO_NOTHING.of(flowOf(action), "nothing", trait.id)];
  const graded = TO_GRADED.of(
    flowOf(action),
    trait.dimension === "holds" ? "private" : trait.dimension,
    gradeIn(trait.dimension, thing),
    trait.id,
  );
  return trait.dimension === "holds" ? [graded, THING_WITH.of(thing.id, trait.id)] : [graded];
});
