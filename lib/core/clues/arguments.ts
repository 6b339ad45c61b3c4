import type { Reading } from "../reading/read";
import { Clues, type Clue, type Wanted } from "./clue";
import { feature } from "./feature";
import { flowOf } from "./flow";
import { nowhere } from "./place";

/** Arguments beyond this many add nothing. */
const MOST = 60;

/** What the caller may choose: an address, a recipient, a path, free text, or only an item of a list. */
export function argumentClues(reading: Reading, wanted?: Wanted): Clue[] {
  const clues = new Clues(wanted);
  const flow = flowOf(reading.action?.meaning);
  for (const param of reading.params.slice(0, MOST)) {
    const place = { field: param.field, text: param.name, start: 0, end: param.name.length };
    for (const reach of param.reaches) {
      const how = param.free ? undefined : "of a list";
      const reason = () => `The caller chooses ${reach.label}${param.free ? "" : " out of a fixed list"}.`;
      clues.add(feature(reach.id, how), place, reason);
      clues.add(feature(flow, reach.id, how), place, reason);
      if (param.required) clues.add(feature("must", reach.id), place, reason);
    }
  }
  if (reading.params.length === 0) {
    clues.add(feature("none"), nowhere(reading), () => "The caller chooses nothing.");
    clues.add(feature(flow, "none"), nowhere(reading), () => "The caller chooses nothing.");
  }
  return clues.all();
}
