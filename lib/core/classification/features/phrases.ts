import type { Action } from "../lexicon/actions";
import type { Cue } from "../lexicon/cues";
import type { Numbered } from "../lexicon/numbered";
import type { Reading } from "../parsing/read";
import { Observations, explained, type Observation, type Wanted } from "./observation";
import { feature } from "./feature";
import { flowOf } from "./flow";
import { explanations } from "./memoize";

/** Phrases that say whose content it is, who wrote it, or where it goes. */
export function phraseFeatures(reading: Reading, wanted?: Wanted): Observation[] {
  const features = new Observations(wanted);
  const action = reading.action?.meaning;
  for (const read of [reading.name, reading.title, reading.description]) {
    for (const match of read.cues) features.addAll(saying(action, match.meaning), match);
  }
  for (const match of reading.later.cues) features.addAll(sayingLater(action, match.meaning), match);
  return features.all();
}

type Does = Numbered<Action> | undefined;

const saying = explanations((action: Does, cue: Numbered<Cue>) =>
  [feature(cue.id), feature(flowOf(action), cue.id)].map((its) => explained(its, () => `It ${cue.label}.`)),
);
const sayingLater = explanations((action: Does, cue: Numbered<Cue>) =>
  [feature("later", cue.id), feature("later", cue.id, flowOf(action))].map((its) =>
    explained(its, () => `It ${cue.label}.`),
  ),
);
