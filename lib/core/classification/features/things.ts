import type { Numbered } from "../lexicon/numbered";
import type { Resource } from "../lexicon/resource";
import type { Reading } from "../parsing/read";
import { Clues, tell, type Clue, type Wanted } from "./clue";
import { feature } from "./feature";
import { telling } from "./remembered";

/** What the tool names: the thing that it acts on, and other things in its name and description. */
export function thingClues(reading: Reading, wanted?: Wanted): Clue[] {
  const clues = new Clues(wanted);
  const { thing, saidThing } = reading;
  if (thing) clues.addAll(actingOn(thing.meaning), thing);
  if (saidThing) clues.addAll(saying(saidThing.meaning), saidThing);
  for (const match of reading.name.resources) clues.addAll(inName(match.meaning), match);
  for (const match of reading.title.resources) clues.addAll(inSentence(match.meaning), match);
  for (const match of reading.description.resources) clues.addAll(inSentence(match.meaning), match);
  for (const match of reading.later.resources) clues.addAll(inRest(match.meaning), match);
  return clues.all();
}

const actingOn = telling((thing: Numbered<Resource>) => [
  tell(feature("acts on", thing.id), () => `It acts on ${thing.label}.`),
  ...traits(thing).map(([trait, words]) =>
    tell(feature("acts on", trait), () => `It acts on ${thing.label}, ${words}.`),
  ),
]);
const saying = telling((thing: Numbered<Resource>) => [
  tell(feature("says", thing.id), () => `Its first sentence speaks of ${thing.label}.`),
]);
const naming = (where: string) =>
  telling((thing: Numbered<Resource>) => [tell(feature(where, thing.id), () => `It speaks of ${thing.label}.`)]);
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
