import type { Action } from "../ontology/actions";
import type { Reading } from "../reading/read";
import { Clues, tell, type Clue, type Wanted } from "./clue";
import { feature } from "./feature";
import { flowOf, FLOW_WORDS, type Flow } from "./flow";
import { nowhere, placeOf } from "./place";
import { remembered } from "./remembered";

/** What the tool says that it does. */
export function verbClues(reading: Reading, wanted?: Wanted): Clue[] {
  const clues = new Clues(wanted);
  const { action, said } = reading;
  clues.addAll(doing(action?.meaning, action?.word), action ? placeOf(action) : nowhere(reading));
  if (said) clues.addAll(saying(flowOf(action?.meaning), said.meaning, said.word), placeOf(said));
  for (const match of reading.name.actions) clues.addAll(naming("name", match.meaning), placeOf(match, reading.name));
  for (const match of reading.description.actions) clues.addAll(naming("sentence", match.meaning), placeOf(match, reading.description));
  for (const match of reading.later.actions) clues.addAll(naming("later", match.meaning), placeOf(match, reading.later));
  return clues.all();
}

const doing = remembered((action: Action | undefined, word: string | undefined) => {
  const flow = flowOf(action);
  return [
    tell(feature("does", action?.id ?? "none"), () => (action ? `It ${action.label}.` : "Its name and first sentence hold no known verb.")),
    ...(word === undefined ? [] : [tell(feature("verb", word), () => `Its verb is “${word}”.`)]),
    tell(feature("flow", flow), () => `It ${FLOW_WORDS[flow]}.`),
  ];
});

const saying = remembered((flow: Flow, said: Action, word: string) => [
  tell(feature("says verb", word), () => `Its first sentence has the verb “${word}”.`),
  tell(feature("says", said.id), () => `Its first sentence says that it ${said.label}.`),
  tell(feature("flow", flow, "says", flowOf(said)), () => `By its first sentence it ${FLOW_WORDS[flowOf(said)]}.`),
]);

const naming = remembered((where: "name" | "sentence" | "later", action: Action) => [
  tell(feature(where, action.id), () => `Its ${where === "name" ? "name" : "description"} says that it ${action.label}.`),
]);
