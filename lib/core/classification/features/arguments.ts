import type { Action } from "../lexicon/actions";
import type { Numbered } from "../lexicon/numbered";
import type { ParameterRole } from "../lexicon/parameter-roles";
import { addOperations } from "./operations";
import { paramPlace } from "./questions";
import { Observations, explained, type Observation, type WantedFeatures } from "./observation";
import { features } from "./registry";
import { FLOWS, flowOf } from "./flow";
import { wholeName } from "./place";
import { explanations } from "./memoize";
import type { ToolContext } from "./tool-context";
import { ROLE_IDS } from "./vocabulary";

const HOW = [undefined, "of a list"] as const;
const CHOOSES = features("argument", [ROLE_IDS, HOW]);
const DOES_WITH = features("argument", [FLOWS, ROLE_IDS, HOW]);
const MUST_CHOOSE = features("argument", [["must"], ROLE_IDS]);
const NOTHING = features("argument", [["none"]]);
const DOES_WITH_NOTHING = features("argument", [FLOWS, ["none"]]);

/** Arguments beyond this many add nothing. */
const MOST = 60;

/** What the caller may choose: an address, a recipient, a path, free text, or only an item of a list. */
export function argumentFeatures({ reading }: ToolContext, wanted?: WantedFeatures): Observation[] {
  const found = new Observations(wanted);
  const action = reading.action?.meaning;
  for (const param of reading.params.slice(0, MOST)) {
    const choosing = param.free ? (param.required ? mustChoose : choose) : param.required ? mustPick : pick;
    for (const role of param.roles) found.addAll(choosing(action, role), paramPlace(param));
  }
  addOperations(reading, found);
  if (reading.params.length === 0) found.addAll(choosingNothing(action), wholeName(reading));
  return found.all();
}

type Does = Numbered<Action> | undefined;

const choosingOf = (free: boolean, required: boolean) => {
  const how = free ? undefined : "of a list";
  return explanations((action: Does, role: Numbered<ParameterRole>) => {
    const chosen = [
      CHOOSES.of(role.id, how),
      DOES_WITH.of(flowOf(action), role.id, how),
      ...(required ? [MUST_CHOOSE.of("must", role.id)] : []),
    ];
    return chosen.map((its) =>
      explained(its, () => `The caller chooses ${role.label}${free ? "" : " out of a fixed list"}.`),
    );
  });
};
const choose = choosingOf(true, false);
const mustChoose = choosingOf(true, true);
const pick = choosingOf(false, false);
const mustPick = choosingOf(false, true);

const choosingNothing = explanations((action: Does) =>
  [NOTHING.of("none"), DOES_WITH_NOTHING.of(flowOf(action), "none")].map((its) =>
    explained(its, () => "The caller chooses nothing."),
  ),
);
