import type { Action } from "../lexicon/actions";
import type { Numbered } from "../lexicon/numbered";
import type { Reading } from "../parsing/read";
import { Clues, tell, type Clue, type Wanted } from "./clue";
import { feature } from "./feature";
import { flowOf, FLOW_WORDS } from "./flow";
import { nowhere } from "./place";
import { telling } from "./remembered";

/** What the tool says that it does. */
export function verbClues(reading: Reading, wanted?: Wanted): Clue[] {
  const clues = new Clues(wanted);
  const { action, said } = reading;
  const place = action ? action : nowhere(reading);
  clues.addAll(doing(action?.meaning), place);
  if (action) clues.add(feature("verb", action.word), place, () => `Its verb is “${action.word}”.`);
  clues.addAll(flowing(action?.meaning), place);
  if (said) {
    clues.add(feature("says verb", said.word), said, () => `Its first sentence has the verb “${said.word}”.`);
    clues.addAll(saying(action?.meaning, said.meaning), said);
  }
  for (const match of reading.name.actions) clues.addAll(inName(match.meaning), match);
  for (const match of reading.description.actions) clues.addAll(inSentence(match.meaning), match);
  for (const match of reading.later.actions) clues.addAll(inRest(match.meaning), match);
  return clues.all();
}

type Does = Numbered<Action> | undefined;

const doing = telling((action: Does) => [
  tell(feature("does", action?.id ?? "none"), () =>
    action ? `It ${action.label}.` : "Its name and first sentence hold no known verb.",
  ),
]);
const flowing = telling((action: Does) => [
  tell(feature("flow", flowOf(action)), () => `It ${FLOW_WORDS[flowOf(action)]}.`),
]);

const saying = telling((action: Does, said: Numbered<Action>) => [
  tell(feature("says", said.id), () => `Its first sentence says that it ${said.label}.`),
  tell(
    feature("flow", flowOf(action), "says", flowOf(said)),
    () => `By its first sentence it ${FLOW_WORDS[flowOf(said)]}.`,
  ),
]);

const naming = (where: string, field: string) =>
  telling((action: Numbered<Action>) => [
    tell(feature(where, action.id), () => `Its ${field} says that it ${action.label}.`),
  ]);
const inName = naming("name", "name");
const inSentence = naming("sentence", "description");
const inRest = naming("later", "description");
