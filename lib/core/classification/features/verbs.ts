import type { Action } from "../lexicon/actions";
import type { Numbered } from "../lexicon/numbered";
import { Observations, explained, type Observation, type WantedFeatures } from "./observation";
import type { Feature } from "./feature";
import { features } from "./registry";
import { FLOWS, flowOf, FLOW_WORDS } from "./flow";
import { wholeName } from "./place";
import { explanations } from "./memoize";
import type { ToolContext } from "./tool-context";
import { ACTION_IDS, ACTION_IDS_OR_NONE, VERBS } from "./vocabulary";

const DOES = features("verb", [["does"], ACTION_IDS_OR_NONE]);
const VERB = features("verb", [["verb", "says verb"], VERBS]);
const FLOW = features("verb", [["flow"], FLOWS]);
const SAYS = features("verb", [["says"], ACTION_IDS]);
const FLOW_SAID = features("verb", [["flow"], FLOWS, ["says"], FLOWS]);
const NAME = features("verb", [["name"], ACTION_IDS]);
const SENTENCE = features("verb", [["sentence"], ACTION_IDS]);
const LATER = features("verb", [["later"], ACTION_IDS], { scope: "rest" });

/** What the tool says it does. */
export function verbFeatures({ reading }: ToolContext, wanted?: WantedFeatures): Observation[] {
  const found = new Observations(wanted);
  const { action, said } = reading;
  const place = action ? action : wholeName(reading);
  found.addAll(doing(action?.meaning), place);
  if (action) found.add(VERB.of("verb", action.word), place, () => `Its verb is “${action.word}”.`);
  found.addAll(flowing(action?.meaning), place);
  if (said) {
    found.add(VERB.of("says verb", said.word), said, () => `Its first sentence has the verb “${said.word}”.`);
    found.addAll(saying(action?.meaning, said.meaning), said);
  }
  for (const match of reading.name.actions) found.addAll(inName(match.meaning), match);
  for (const match of reading.description.actions) found.addAll(inSentence(match.meaning), match);
  for (const match of reading.later.actions) found.addAll(inRest(match.meaning), match);
  return found.all();
}

type Does = Numbered<Action> | undefined;

const doing = explanations((action: Does) => [
  explained(DOES.of("does", action?.id ?? "none"), () =>
    action ? `It ${action.label}.` : "Its name and first sentence hold no known verb.",
  ),
]);
const flowing = explanations((action: Does) => [
  explained(FLOW.of("flow", flowOf(action)), () => `It ${FLOW_WORDS[flowOf(action)]}.`),
]);

const saying = explanations((action: Does, said: Numbered<Action>) => [
  explained(SAYS.of("says", said.id), () => `Its first sentence says that it ${said.label}.`),
  explained(
    FLOW_SAID.of("flow", flowOf(action), "says", flowOf(said)),
    () => `By its first sentence it ${FLOW_WORDS[flowOf(said)]}.`,
  ),
]);

const naming = (where: (id: string) => Feature, field: string) =>
  explanations((action: Numbered<Action>) => [
    explained(where(action.id), () => `Its ${field} says that it ${action.label}.`),
  ]);
const inName = naming((id) => NAME.of("name", id), "name");
const inSentence = naming((id) => SENTENCE.of("sentence", id), "description");
const inRest = naming((id) => LATER.of("later", id), "description");
