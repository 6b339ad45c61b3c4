import type { Resource } from "../ontology/resource";
import type { Reading } from "../reading/read";
import { Clues, tell, type Clue, type Wanted } from "./clue";
import { feature } from "./feature";
import { placeOf } from "./place";
import { remembered } from "./remembered";

/** What the tool names: the thing that it acts on, and other things in its name and description. */
export function thingClues(reading: Reading, wanted?: Wanted): Clue[] {
  const clues = new Clues(wanted);
  const { thing, saidThing } = reading;
  if (thing) clues.addAll(actingOn(thing.meaning), placeOf(thing));
  if (saidThing) clues.addAll(saying(saidThing.meaning), placeOf(saidThing));
  for (const read of [reading.name, reading.title, reading.description]) {
    for (const match of read.resources) clues.addAll(naming(read.field === "name" ? "name" : "sentence", match.meaning), placeOf(match, read));
  }
  for (const match of reading.later.resources) clues.addAll(naming("later", match.meaning), placeOf(match, reading.later));
  return clues.all();
}

const actingOn = remembered((thing: Resource) => [
  tell(feature("acts on", thing.id), () => `It acts on ${thing.label}.`),
  ...traits(thing).map(([trait, words]) => tell(feature("acts on", trait), () => `It acts on ${thing.label}, ${words}.`)),
]);
const saying = remembered((thing: Resource) => [tell(feature("says", thing.id), () => `Its first sentence speaks of ${thing.label}.`)]);
const naming = remembered((where: "name" | "sentence" | "later", thing: Resource) => [tell(feature(where, thing.id), () => `It speaks of ${thing.label}.`)]);

const PRIVATE = ["which are public", "which are internal", "which are personal", "which are secret or about money"];
const WRITERS = ["which only the owner or a publisher writes", "which colleagues write", "which particular outsiders write", "which anybody may write"];
const READERS = ["which only the owner reads", "which colleagues read", "which a third party reads", "which outsiders read"];

/** The traits of a resource as features and in words. */
export function traits(resource: Resource): [string, string][] {
  return [
    [`private ${resource.private}`, PRIVATE[resource.private]!],
    [`writers ${resource.writers}`, WRITERS[resource.writers]!],
    [`readers ${resource.readers}`, READERS[resource.readers]!],
  ];
}
