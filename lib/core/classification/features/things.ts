import type { Numbered } from "../lexicon/numbered";
import type { Resource } from "../lexicon/resource";
import type { Reading } from "../parsing/read";
import { Observations, explained, type Observation, type Wanted } from "./observation";
import { feature } from "./feature";
import { explanations } from "./memoize";

/** What the tool names: the thing that it acts on, and other things in its name and description. */
export function thingFeatures(reading: Reading, wanted?: Wanted): Observation[] {
  const features = new Observations(wanted);
  const { thing, saidThing } = reading;
  if (thing) features.addAll(actingOn(thing.meaning), thing);
  if (saidThing) features.addAll(saying(saidThing.meaning), saidThing);
  for (const match of reading.name.resources) features.addAll(inName(match.meaning), match);
  for (const match of reading.title.resources) features.addAll(inSentence(match.meaning), match);
  for (const match of reading.description.resources) features.addAll(inSentence(match.meaning), match);
  for (const match of reading.later.resources) features.addAll(inRest(match.meaning), match);
  return features.all();
}

const actingOn = explanations((thing: Numbered<Resource>) => [
  explained(feature("acts on", thing.id), () => `It acts on ${thing.label}.`),
  ...traits(thing).map(([trait, words]) =>
    explained(feature("acts on", trait), () => `It acts on ${thing.label}, ${words}.`),
  ),
]);
const saying = explanations((thing: Numbered<Resource>) => [
  explained(feature("says", thing.id), () => `Its first sentence speaks of ${thing.label}.`),
]);
const naming = (where: string) =>
  explanations((thing: Numbered<Resource>) => [
    explained(feature(where, thing.id), () => `It speaks of ${thing.label}.`),
  ]);
const inName = naming("name");
const inSentence = naming("sentence");
const inRest = naming("later");

const PRIVATE = ["which are public", "which are internal", "which are personal", "which are secret or about money"];
const WRITERS = [
  "which only the owner or a publisher writes",
  "which colleagues write",
  "which particular outsiders write",
  "which anybody may write",
];
const READERS = [
  "which only the owner reads",
  "which colleagues read",
  "which a third party reads",
  "which outsiders read",
];

/** The traits of a resource as features and in words. */
export function traits(resource: Resource): [string, string][] {
  return [
    [`private ${resource.private}`, PRIVATE[resource.private]!],
    [`writers ${resource.writers}`, WRITERS[resource.writers]!],
    [`readers ${resource.readers}`, READERS[resource.readers]!],
  ];
}
