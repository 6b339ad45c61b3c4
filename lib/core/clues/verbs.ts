import type { Reading } from "../reading/read";
import { Clues, type Clue, type Wanted } from "./clue";
import { feature } from "./feature";
import { flowOf, FLOW_WORDS } from "./flow";
import { nowhere, placeOf } from "./place";

/** What the tool says that it does. */
export function verbClues(reading: Reading, wanted?: Wanted): Clue[] {
  const clues = new Clues(wanted);
  const { action, said } = reading;
  const flow = flowOf(action?.meaning);
  const place = action ? placeOf(action) : nowhere(reading);
  clues.add(feature("does", action?.meaning.id ?? "none"), place, () => (action ? `It ${action.meaning.label}.` : "Its name and first sentence hold no known verb."));
  if (action) clues.add(feature("verb", action.word), place, () => `Its verb is “${action.word}”.`);
  clues.add(feature("flow", flow), place, () => `It ${FLOW_WORDS[flow]}.`);
  if (said) {
    clues.add(feature("says verb", said.word), placeOf(said), () => `Its first sentence has the verb “${said.word}”.`);
    clues.add(feature("says", said.meaning.id), placeOf(said), () => `Its first sentence says that it ${said.meaning.label}.`);
    clues.add(feature("flow", flow, "says", flowOf(said.meaning)), placeOf(said), () => `By its first sentence it ${FLOW_WORDS[flowOf(said.meaning)]}.`);
  }
  for (const match of reading.name.actions) clues.add(feature("name", match.meaning.id), placeOf(match, reading.name), () => `Its name says that it ${match.meaning.label}.`);
  for (const match of reading.description.actions) clues.add(feature("sentence", match.meaning.id), placeOf(match, reading.description), () => `Its description says that it ${match.meaning.label}.`);
  for (const match of reading.later.actions) clues.add(feature("later", match.meaning.id), placeOf(match, reading.later), () => `Its description says that it ${match.meaning.label}.`);
  return clues.all();
}
