import type { Action } from "../lexicon/actions";
import type { Cue } from "../lexicon/cues";
import type { Numbered } from "../lexicon/numbered";
import type { Reading } from "../parsing/read";
import { Clues, tell, type Clue, type Wanted } from "./clue";
import { feature } from "./feature";
import { flowOf } from "./flow";
import { telling } from "./remembered";

/** Phrases that say whose content it is, who wrote it, or where it goes. */
export function phraseClues(reading: Reading, wanted?: Wanted): Clue[] {
  const clues = new Clues(wanted);
  const action = reading.action?.meaning;
  for (const read of [reading.name, reading.title, reading.description]) {
    for (const match of read.cues) clues.addAll(saying(action, match.meaning), match);
  }
  for (const match of reading.later.cues) clues.addAll(sayingLater(action, match.meaning), match);
  return clues.all();
}

type Does = Numbered<Action> | undefined;

const saying = telling((action: Does, cue: Numbered<Cue>) =>
  [feature(cue.id), feature(flowOf(action), cue.id)].map((its) => tell(its, () => `It ${cue.label}.`)),
);
const sayingLater = telling((action: Does, cue: Numbered<Cue>) =>
  [feature("later", cue.id), feature("later", cue.id, flowOf(action))].map((its) =>
    tell(its, () => `It ${cue.label}.`),
  ),
);
