import type { Reading } from "../reading/read";
import { Clues, type Clue, type Wanted } from "./clue";
import { feature } from "./feature";
import { flowOf, FLOW_WORDS } from "./flow";
import { placeOf } from "./place";
import { traits } from "./things";

/** The verb and the thing together: reading a message is not sending one. */
export function deedClues(reading: Reading, wanted?: Wanted): Clue[] {
  const clues = new Clues(wanted);
  const { action, thing, saidThing } = reading;
  const flow = flowOf(action?.meaning);
  const verb = action?.meaning.id ?? "none";
  const sentence = (label: string) => () => `It ${action ? action.meaning.label : FLOW_WORDS[flow]}: ${label}.`;
  if (thing) {
    const place = placeOf(thing);
    const { label } = thing.meaning;
    clues.add(feature(flow, thing.meaning.id), place, sentence(label));
    for (const [trait, words] of traits(thing.meaning)) {
      clues.add(feature(flow, trait), place, sentence(`${label}, ${words}`));
      clues.add(feature(verb, trait), place, sentence(`${label}, ${words}`));
    }
  }
  if (saidThing) {
    const place = placeOf(saidThing);
    clues.add(feature(flow, "said", saidThing.meaning.id), place, sentence(saidThing.meaning.label));
    for (const [trait, words] of traits(saidThing.meaning)) clues.add(feature(flow, "said", trait), place, sentence(`${saidThing.meaning.label}, ${words}`));
  }
  for (const [where, matches] of [["returns", reading.returned], ["later returns", reading.returnedLater]] as const) {
    for (const match of matches) {
      const place = placeOf(match);
      clues.add(feature(where, match.meaning.id), place, () => `It says that it returns ${match.meaning.label}.`);
      for (const [trait, words] of traits(match.meaning)) clues.add(feature(where, trait), place, () => `It says that it returns ${match.meaning.label}, ${words}.`);
    }
  }
  for (const match of reading.name.resources) clues.add(feature(flow, "name", match.meaning.id), placeOf(match, reading.name), sentence(match.meaning.label));
  for (const match of reading.description.resources) clues.add(feature(flow, "sentence", match.meaning.id), placeOf(match, reading.description), sentence(match.meaning.label));
  return clues.all();
}
