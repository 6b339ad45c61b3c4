import type { Action } from "../lexicon/actions";
import type { Numbered } from "../lexicon/numbered";
import type { Reading } from "../parsing/read";
import { Observations, explained, type Observation, type Wanted } from "./observation";
import { feature } from "./feature";
import { flowOf, FLOW_WORDS } from "./flow";
import { wholeName } from "./place";
import { explanations } from "./memoize";

/** What the tool says that it does. */
export function verbFeatures(reading: Reading, wanted?: Wanted): Observation[] {
  const features = new Observations(wanted);
  const { action, said } = reading;
  const place = action ? action : wholeName(reading);
  features.addAll(doing(action?.meaning), place);
  if (action) features.add(feature("verb", action.word), place, () => `Its verb is “${action.word}”.`);
  features.addAll(flowing(action?.meaning), place);
  if (said) {
    features.add(feature("says verb", said.word), said, () => `Its first sentence has the verb “${said.word}”.`);
    features.addAll(saying(action?.meaning, said.meaning), said);
  }
  for (const match of reading.name.actions) features.addAll(inName(match.meaning), match);
  for (const match of reading.description.actions) features.addAll(inSentence(match.meaning), match);
  for (const match of reading.later.actions) features.addAll(inRest(match.meaning), match);
  return features.all();
}

type Does = Numbered<Action> | undefined;

const doing = explanations((action: Does) => [
  explained(feature("does", action?.id ?? "none"), () =>
    action ? `It ${action.label}.` : "Its name and first sentence hold no known verb.",
  ),
]);
const flowing = explanations((action: Does) => [
  explained(feature("flow", flowOf(action)), () => `It ${FLOW_WORDS[flowOf(action)]}.`),
]);

const saying = explanations((action: Does, said: Numbered<Action>) => [
  explained(feature("says", said.id), () => `Its first sentence says that it ${said.label}.`),
  explained(
    feature("flow", flowOf(action), "says", flowOf(said)),
    () => `By its first sentence it ${FLOW_WORDS[flowOf(said)]}.`,
  ),
]);

const naming = (where: string, field: string) =>
  explanations((action: Numbered<Action>) => [
    explained(feature(where, action.id), () => `Its ${field} says that it ${action.label}.`),
  ]);
const inName = naming("name", "name");
const inSentence = naming("sentence", "description");
const inRest = naming("later", "description");
