import type { Action } from "../lexicon/actions";
import type { Numbered } from "../lexicon/numbered";
import type { ParameterRole } from "../lexicon/parameter-roles";
import type { Reading } from "../parsing/read";
import { paramPlace } from "./questions";
import { Observations, explained, type Observation, type Wanted } from "./observation";
import { feature } from "./feature";
import { flowOf } from "./flow";
import { wholeName } from "./place";
import { explanations } from "./memoize";

/** Arguments beyond this many add nothing. */
const MOST = 60;

/** What the caller may choose: an address, a recipient, a path, free text, or only an item of a list. */
export function argumentFeatures(reading: Reading, wanted?: Wanted): Observation[] {
  const features = new Observations(wanted);
  const action = reading.action?.meaning;
  for (const param of reading.params.slice(0, MOST)) {
    const choosing = param.free ? (param.required ? mustChoose : choose) : param.required ? mustPick : pick;
    for (const role of param.roles) features.addAll(choosing(action, role), paramPlace(param));
  }
  if (reading.params.length === 0) features.addAll(choosingNothing(action), wholeName(reading));
  return features.all();
}

type Does = Numbered<Action> | undefined;

const choosingOf = (free: boolean, required: boolean) => {
  const how = free ? undefined : "of a list";
  return explanations((action: Does, role: Numbered<ParameterRole>) => {
    const features = [
      feature(role.id, how),
      feature(flowOf(action), role.id, how),
      ...(required ? [feature("must", role.id)] : []),
    ];
    return features.map((its) =>
      explained(its, () => `The caller chooses ${role.label}${free ? "" : " out of a fixed list"}.`),
    );
  });
};
const choose = choosingOf(true, false);
const mustChoose = choosingOf(true, true);
const pick = choosingOf(false, false);
const mustPick = choosingOf(false, true);

const choosingNothing = explanations((action: Does) =>
  [feature("none"), feature(flowOf(action), "none")].map((its) => explained(its, () => "The caller chooses nothing.")),
);
