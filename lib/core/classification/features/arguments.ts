import type { Action } from "../lexicon/actions";
import type { Numbered } from "../lexicon/numbered";
import type { Reach } from "../lexicon/reach";
import type { Reading } from "../parsing/read";
import { paramPlace } from "./ask";
import { Clues, tell, type Clue, type Wanted } from "./clue";
import { feature } from "./feature";
import { flowOf } from "./flow";
import { nowhere } from "./place";
import { telling } from "./remembered";

/** Arguments beyond this many add nothing. */
const MOST = 60;

/** What the caller may choose: an address, a recipient, a path, free text, or only an item of a list. */
export function argumentClues(reading: Reading, wanted?: Wanted): Clue[] {
  const clues = new Clues(wanted);
  const action = reading.action?.meaning;
  for (const param of reading.params.slice(0, MOST)) {
    const choosing = param.free ? (param.required ? mustChoose : choose) : param.required ? mustPick : pick;
    for (const reach of param.reaches) clues.addAll(choosing(action, reach), paramPlace(param));
  }
  if (reading.params.length === 0) clues.addAll(choosingNothing(action), nowhere(reading));
  return clues.all();
}

type Does = Numbered<Action> | undefined;

const choosingOf = (free: boolean, required: boolean) => {
  const how = free ? undefined : "of a list";
  return telling((action: Does, reach: Numbered<Reach>) => {
    const features = [
      feature(reach.id, how),
      feature(flowOf(action), reach.id, how),
      ...(required ? [feature("must", reach.id)] : []),
    ];
    return features.map((its) =>
      tell(its, () => `The caller chooses ${reach.label}${free ? "" : " out of a fixed list"}.`),
    );
  });
};
const choose = choosingOf(true, false);
const mustChoose = choosingOf(true, true);
const pick = choosingOf(false, false);
const mustPick = choosingOf(false, true);

const choosingNothing = telling((action: Does) =>
  [feature("none"), feature(flowOf(action), "none")].map((its) => tell(its, () => "The caller chooses nothing.")),
);
