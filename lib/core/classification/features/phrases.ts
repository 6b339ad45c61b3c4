import type { Action } from "../lexicon/actions";
import type { Cue } from "../lexicon/cues";
import type { Numbered } from "../lexicon/numbered";
import { Observations, explained, type Observation, type WantedFeatures } from "./observation";
import { features } from "./registry";
import { FLOWS, flowOf } from "./flow";
import { explanations } from "./memoize";
import type { ToolContext } from "./tool-context";
import { CUE_IDS } from "./vocabulary";

const SAYS = features("phrase", [CUE_IDS]);
const SAYS_OF_DOING = features("phrase", [FLOWS, CUE_IDS]);
const LATER = features("phrase", [["later"], CUE_IDS, [undefined, ...FLOWS]], { scope: "rest" });

/** Phrases that say whose content it is, who wrote it, or where it goes. */
export function phraseFeatures({ reading }: ToolContext, wanted?: WantedFeatures): Observation[] {
  const found = new Observations(wanted);
  const action = reading.action?.meaning;
  for (const read of [reading.name, reading.title, reading.description]) {
    for (const match of read.cues) found.addAll(saying(action, match.meaning), match);
  }
  for (const match of reading.later.cues) found.addAll(sayingLater(action, match.meaning), match);
  return found.all();
}

type Does = Numbered<Action> | undefined;

const saying = explanations((action: Does, cue: Numbered<Cue>) =>
  [SAYS.of(cue.id), SAYS_OF_DOING.of(flowOf(action), cue.id)].map((its) => explained(its, () => `It ${cue.label}.`)),
);
const sayingLater = explanations((action: Does, cue: Numbered<Cue>) =>
  [LATER.of("later", cue.id, undefined), LATER.of("later", cue.id, flowOf(action))].map((its) =>
    explained(its, () => `It ${cue.label}.`),
  ),
);
