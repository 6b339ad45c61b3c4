import type { Action } from "../lexicon/actions";
import type { Numbered } from "../lexicon/numbered";
import type { Resource } from "../lexicon/resource";
import type { Reading } from "../parsing/read";
import { Observations, explained, type Observation, type Wanted } from "./observation";
import { feature } from "./feature";
import { flowOf, FLOW_WORDS } from "./flow";
import { explanations } from "./memoize";
import { traits } from "./things";

/** The verb and the thing together: reading a message is not sending one. */
export function verbAndThingFeatures(reading: Reading, wanted?: Wanted): Observation[] {
  const features = new Observations(wanted);
  const { thing, saidThing } = reading;
  const action = reading.action?.meaning;
  if (thing) features.addAll(doing(action, thing.meaning), thing);
  if (saidThing) features.addAll(said(action, saidThing.meaning), saidThing);
  for (const match of reading.returned) features.addAll(returned(match.meaning), match);
  for (const match of reading.returnedLater) features.addAll(returnedLater(match.meaning), match);
  for (const match of reading.name.resources) features.addAll(inName(action, match.meaning), match);
  for (const match of reading.description.resources) features.addAll(inSentence(action, match.meaning), match);
  return features.all();
}

type Does = Numbered<Action> | undefined;
type Thing = Numbered<Resource>;

const sentence = (action: Does, thing: Thing, words?: string) => () =>
  `It ${action?.label ?? FLOW_WORDS[flowOf(action)]}: ${thing.label}${words === undefined ? "" : `, ${words}`}.`;

const doing = explanations((action: Does, thing: Thing) => [
  explained(feature(flowOf(action), thing.id), sentence(action, thing)),
  ...traits(thing).flatMap(([trait, words]) =>
    [flowOf(action), action?.id ?? "none"].map((verbAndThing) =>
      explained(feature(verbAndThing, trait), sentence(action, thing, words)),
    ),
  ),
]);

const said = explanations((action: Does, thing: Thing) => [
  explained(feature(flowOf(action), "said", thing.id), sentence(action, thing)),
  ...traits(thing).map(([trait, words]) =>
    explained(feature(flowOf(action), "said", trait), sentence(action, thing, words)),
  ),
]);

const returning = (where: string) =>
  explanations((thing: Thing) => [
    explained(feature(where, thing.id), () => `It says that it returns ${thing.label}.`),
    ...traits(thing).map(([trait, words]) =>
      explained(feature(where, trait), () => `It says that it returns ${thing.label}, ${words}.`),
    ),
  ]);
const returned = returning("returns");
const returnedLater = returning("later returns");

const naming = (where: string) =>
  explanations((action: Does, thing: Thing) => [
    explained(feature(flowOf(action), where, thing.id), sentence(action, thing)),
  ]);
const inName = naming("name");
const inSentence = naming("sentence");
