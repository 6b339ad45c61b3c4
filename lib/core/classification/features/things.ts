import type { Numbered } from "../lexicon/numbered";
import type { Resource } from "../lexicon/resource";
import { Observations, explained, type Observation, type WantedFeatures } from "./observation";
import type { Feature } from "./feature";
import { features } from "./registry";
import { explanations } from "./memoize";
import type { ToolContext } from "./tool-context";
import { RESOURCE_IDS, RESOURCE_TRAITS } from "./vocabulary";

const ACTS_ON = features("thing", [["acts on"], RESOURCE_IDS]);
const ACTS_ON_TRAIT = features("thing", [["acts on"], RESOURCE_TRAITS]);
const SPEAKS = features("thing", [["says", "name", "sentence"], RESOURCE_IDS]);
const LATER = features("thing", [["later"], RESOURCE_IDS], { scope: "rest" });

/** What the tool names: the thing that it acts on, and other things in its name and description. */
export function thingFeatures({ reading }: ToolContext, wanted?: WantedFeatures): Observation[] {
  const found = new Observations(wanted);
  const { thing, saidThing } = reading;
  if (thing) found.addAll(actingOn(thing.meaning), thing);
  if (saidThing) found.addAll(saying(saidThing.meaning), saidThing);
  for (const match of reading.name.resources) found.addAll(inName(match.meaning), match);
  for (const match of reading.title.resources) found.addAll(inSentence(match.meaning), match);
  for (const match of reading.description.resources) found.addAll(inSentence(match.meaning), match);
  for (const match of reading.later.resources) found.addAll(inRest(match.meaning), match);
  return found.all();
}

const actingOn = explanations((thing: Numbered<Resource>) => [
  explained(ACTS_ON.of("acts on", thing.id), () => `It acts on ${thing.label}.`),
  ...traits(thing).map(([trait, words]) =>
    explained(ACTS_ON_TRAIT.of("acts on", trait), () => `It acts on ${thing.label}, ${words}.`),
  ),
]);
const saying = explanations((thing: Numbered<Resource>) => [
  explained(SPEAKS.of("says", thing.id), () => `Its first sentence speaks of ${thing.label}.`),
]);
const naming = (where: (id: string) => Feature) =>
  explanations((thing: Numbered<Resource>) => [explained(where(thing.id), () => `It speaks of ${thing.label}.`)]);
const inName = naming((id) => SPEAKS.of("name", id));
const inSentence = naming((id) => SPEAKS.of("sentence", id));
const inRest = naming((id) => LATER.of("later", id));

/** How a kind of thing is classed, in words that fit whatever it is and however many of it there are. */
const PRIVATE = ["classed as public", "classed as internal", "classed as personal", "classed as confidential"];
const WRITERS = [
  "written by the owner or a publisher alone",
  "written by colleagues",
  "written by particular outsiders",
  "written by anybody",
];
const READERS = ["read by the owner alone", "read by colleagues", "read by a third party", "read by outsiders"];

/** The traits of a resource as features and in words. */
export function traits(resource: Resource): [string, string][] {
  return [
    [`private ${resource.private}`, PRIVATE[resource.private]!],
    [`writers ${resource.writers}`, WRITERS[resource.writers]!],
    [`readers ${resource.readers}`, READERS[resource.readers]!],
  ];
}
