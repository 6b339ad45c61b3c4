import type { Resource } from "../ontology/resource";
import type { Reading } from "../reading/read";
import { Clues, type Clue, type Wanted } from "./clue";
import { feature } from "./feature";
import { placeOf } from "./place";

/** What the tool names: the thing that it acts on, and other things in its name and description. */
export function thingClues(reading: Reading, wanted?: Wanted): Clue[] {
  const clues = new Clues(wanted);
  const { thing, saidThing } = reading;
  if (thing) {
    const place = placeOf(thing);
    clues.add(feature("acts on", thing.meaning.id), place, () => `It acts on ${thing.meaning.label}.`);
    for (const [trait, words] of traits(thing.meaning)) clues.add(feature("acts on", trait), place, () => `It acts on ${thing.meaning.label}, ${words}.`);
  }
  if (saidThing) clues.add(feature("says", saidThing.meaning.id), placeOf(saidThing), () => `Its first sentence speaks of ${saidThing.meaning.label}.`);
  for (const read of [reading.name, reading.title, reading.description]) {
    for (const match of read.resources) {
      clues.add(feature(read.field === "name" ? "name" : "sentence", match.meaning.id), placeOf(match, read), () => `It speaks of ${match.meaning.label}.`);
    }
  }
  for (const match of reading.later.resources) clues.add(feature("later", match.meaning.id), placeOf(match, reading.later), () => `It speaks of ${match.meaning.label}.`);
  return clues.all();
}

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
