import type { Reading } from "../reading/read";
import { Clues, type Clue, type Wanted } from "./clue";
import { flowOf, FLOW_WORDS } from "./flow";
import { nowhere, placeOf } from "./place";

/** What the tool says that it does. */
export function verbClues(reading: Reading, wanted?: Wanted): Clue[] {
  const clues = new Clues(wanted);
  const { action, said } = reading;
  const flow = flowOf(action?.meaning);
  const place = action ? placeOf(action) : nowhere(reading);
  clues.add(`does ${action?.meaning.id ?? "none"}`, place, () => (action ? `It ${action.meaning.label}.` : "Its name and first sentence hold no known verb."));
  if (action) clues.add(`verb ${action.word}`, place, () => `Its verb is “${action.word}”.`);
  clues.add(`flow ${flow}`, place, () => `It ${FLOW_WORDS[flow]}.`);
  if (said) {
    clues.add(`says verb ${said.word}`, placeOf(said), () => `Its first sentence has the verb “${said.word}”.`);
    clues.add(`says ${said.meaning.id}`, placeOf(said), () => `Its first sentence says that it ${said.meaning.label}.`);
    clues.add(`flow ${flow} says ${flowOf(said.meaning)}`, placeOf(said), () => `By its first sentence it ${FLOW_WORDS[flowOf(said.meaning)]}.`);
  }
  for (const match of reading.name.actions) clues.add(`name ${match.meaning.id}`, placeOf(match, reading.name), () => `Its name says that it ${match.meaning.label}.`);
  for (const match of reading.description.actions) clues.add(`sentence ${match.meaning.id}`, placeOf(match, reading.description), () => `Its description says that it ${match.meaning.label}.`);
  for (const match of reading.later.actions) clues.add(`later ${match.meaning.id}`, placeOf(match, reading.later), () => `Its description says that it ${match.meaning.label}.`);
  return clues.all();
}
