import type { Cue } from "../ontology/cues";
import type { Reading } from "../reading/read";
import { Clues, tell, type Clue, type Wanted } from "./clue";
import { feature } from "./feature";
import { flowOf, type Flow } from "./flow";
import { placeOf } from "./place";
import { remembered } from "./remembered";

/** Phrases that say whose content it is, who wrote it, or where it goes. */
export function phraseClues(reading: Reading, wanted?: Wanted): Clue[] {
  const clues = new Clues(wanted);
  const flow = flowOf(reading.action?.meaning);
  for (const read of [reading.name, reading.title, reading.description]) {
    for (const match of read.cues) clues.addAll(saying(flow, match.meaning), placeOf(match, read));
  }
  for (const match of reading.later.cues) clues.addAll(sayingLater(flow, match.meaning), placeOf(match, reading.later));
  return clues.all();
}

const saying = remembered((flow: Flow, cue: Cue) => [feature(cue.id), feature(flow, cue.id)].map((its) => tell(its, () => `It ${cue.label}.`)));
const sayingLater = remembered((flow: Flow, cue: Cue) => [feature("later", cue.id), feature("later", cue.id, flow)].map((its) => tell(its, () => `It ${cue.label}.`)));
