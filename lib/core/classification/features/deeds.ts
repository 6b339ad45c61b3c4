import type { Action } from "../lexicon/actions";
import type { Numbered } from "../lexicon/numbered";
import type { Resource } from "../lexicon/resource";
import type { Reading } from "../parsing/read";
import { Clues, tell, type Clue, type Wanted } from "./clue";
import { feature } from "./feature";
import { flowOf, FLOW_WORDS } from "./flow";
import { telling } from "./remembered";
import { traits } from "./things";

/** The verb and the thing together: reading a message is not sending one. */
export function deedClues(reading: Reading, wanted?: Wanted): Clue[] {
  const clues = new Clues(wanted);
  const { thing, saidThing } = reading;
  const action = reading.action?.meaning;
  if (thing) clues.addAll(doing(action, thing.meaning), thing);
  if (saidThing) clues.addAll(said(action, saidThing.meaning), saidThing);
  for (const match of reading.returned) clues.addAll(returned(match.meaning), match);
  for (const match of reading.returnedLater) clues.addAll(returnedLater(match.meaning), match);
  for (const match of reading.name.resources) clues.addAll(inName(action, match.meaning), match);
  for (const match of reading.description.resources) clues.addAll(inSentence(action, match.meaning), match);
  return clues.all();
}

type Does = Numbered<Action> | undefined;
type Thing = Numbered<Resource>;

const sentence = (action: Does, thing: Thing, words?: string) => () =>
  `It ${action?.label ?? FLOW_WORDS[flowOf(action)]}: ${thing.label}${words === undefined ? "" : `, ${words}`}.`;

const doing = telling((action: Does, thing: Thing) => [
  tell(feature(flowOf(action), thing.id), sentence(action, thing)),
  ...traits(thing).flatMap(([trait, words]) =>
    [flowOf(action), action?.id ?? "none"].map((deed) => tell(feature(deed, trait), sentence(action, thing, words))),
  ),
]);

const said = telling((action: Does, thing: Thing) => [
  tell(feature(flowOf(action), "said", thing.id), sentence(action, thing)),
  ...traits(thing).map(([trait, words]) =>
    tell(feature(flowOf(action), "said", trait), sentence(action, thing, words)),
  ),
]);

const returning = (where: string) =>
  telling((thing: Thing) => [
    tell(feature(where, thing.id), () => `It says that it returns ${thing.label}.`),
    ...traits(thing).map(([trait, words]) =>
      tell(feature(where, trait), () => `It says that it returns ${thing.label}, ${words}.`),
    ),
  ]);
const returned = returning("returns");
const returnedLater = returning("later returns");

const naming = (where: string) =>
  telling((action: Does, thing: Thing) => [tell(feature(flowOf(action), where, thing.id), sentence(action, thing))]);
const inName = naming("name");
const inSentence = naming("sentence");
