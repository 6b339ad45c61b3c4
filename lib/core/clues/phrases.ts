import type { Reading } from "../reading/read";
import { Clues, type Clue, type Wanted } from "./clue";
import { feature } from "./feature";
import { flowOf } from "./flow";
import { placeOf } from "./place";

/** Phrases that say whose content it is, who wrote it, or where it goes. */
export function phraseClues(reading: Reading, wanted?: Wanted): Clue[] {
  const clues = new Clues(wanted);
  const flow = flowOf(reading.action?.meaning);
  for (const read of [reading.name, reading.title, reading.description]) {
    for (const match of read.cues) {
      const place = placeOf(match, read);
      const reason = () => `It ${match.meaning.label}.`;
      clues.add(feature(match.meaning.id), place, reason);
      clues.add(feature(flow, match.meaning.id), place, reason);
    }
  }
  for (const match of reading.later.cues) {
    const place = placeOf(match, reading.later);
    const reason = () => `It ${match.meaning.label}.`;
    clues.add(feature("later", match.meaning.id), place, reason);
    clues.add(feature("later", match.meaning.id, flow), place, reason);
  }
  return clues.all();
}
