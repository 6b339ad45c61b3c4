import type { Reach } from "../ontology/reach";
import type { Reading } from "../reading/read";
import { paramPlace } from "./ask";
import { Clues, tell, type Clue, type Wanted } from "./clue";
import { feature } from "./feature";
import { flowOf, type Flow } from "./flow";
import { nowhere } from "./place";
import { remembered } from "./remembered";

/** Arguments beyond this many add nothing. */
const MOST = 60;

/** What the caller may choose: an address, a recipient, a path, free text, or only an item of a list. */
export function argumentClues(reading: Reading, wanted?: Wanted): Clue[] {
  const clues = new Clues(wanted);
  const flow = flowOf(reading.action?.meaning);
  for (const param of reading.params.slice(0, MOST)) {
    for (const reach of param.reaches) clues.addAll(choosing(flow, reach, param.free, param.required), paramPlace(param));
  }
  if (reading.params.length === 0) clues.addAll(choosingNothing(flow), nowhere(reading));
  return clues.all();
}

const choosing = remembered((flow: Flow, reach: Reach, free: boolean, required: boolean) => {
  const how = free ? undefined : "of a list";
  const features = [feature(reach.id, how), feature(flow, reach.id, how), ...(required ? [feature("must", reach.id)] : [])];
  return features.map((its) => tell(its, () => `The caller chooses ${reach.label}${free ? "" : " out of a fixed list"}.`));
});

const choosingNothing = remembered((flow: Flow) => [feature("none"), feature(flow, "none")].map((its) => tell(its, () => "The caller chooses nothing.")));
