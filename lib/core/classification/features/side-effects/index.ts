import { firstRule, type DecisionRule } from "../decision-list";
import { features } from "../registry";
import { Observations, type Observation, type WantedFeatures } from "../observation";
import { restOfDescription } from "../place";
import { worksOnArguments } from "../questions";
import { placeOfContext, type ToolContext } from "../tool-context";
import { ACTION_IDS } from "../vocabulary";
import { CHANGES } from "./changes";
import { RUNS_AND_PICKS } from "./execution";
import { FILES } from "./files";
import { NO_STATED_CHANGE } from "./no-stated-change";
import { PASSING } from "./passing";
import { SCREENS } from "./screens";

const WORKS_ON_ARGUMENTS: DecisionRule = {
  id: "nothing, it works on its arguments",
  reason: "It works on what is in the call itself.",
  when: ({ reading }) => worksOnArguments(reading),
};

/** What a call leaves behind that outlives it; the first match counts. */
const SIDE_EFFECTS = [
  WORKS_ON_ARGUMENTS,
  ...SCREENS,
  ...RUNS_AND_PICKS,
  ...FILES,
  ...PASSING,
  ...CHANGES,
  ...NO_STATED_CHANGE,
];

const KEEPS =
  /\b(?:append|log|record|store|sav|persist|writ|cach)(?:e?s|ing|e)? (?:it|them|the|its|your|each|all|results?|output)\b/i;

const SIDE_EFFECT_IDS = SIDE_EFFECTS.map(({ id }) => id);
const LEFT = features("sideEffect", [["trace"], SIDE_EFFECT_IDS]);
const LEFT_BY = features("sideEffect", [["trace"], SIDE_EFFECT_IDS, ["by"], ACTION_IDS]);
const LATER = features("sideEffect", [["later keeps"]], { scope: "rest" });

/** What a call leaves behind, from the verb, the thing, the arguments and the service together. */
export function sideEffectFeatures(context: ToolContext, wanted?: WantedFeatures): Observation[] {
  const found = new Observations(wanted);
  const { reading, does } = context;
  const { id, reason } = firstRule(SIDE_EFFECTS, context);
  const place = placeOfContext(context);
  found.add(LEFT.of("trace", id), place, () => reason);
  if (does) found.add(LEFT_BY.of("trace", id, "by", does), place, () => reason);
  if (KEEPS.test(reading.plain.rest))
    found.add(
      LATER.of("later keeps"),
      restOfDescription(reading),
      () => "Its description says that it keeps something.",
    );
  return found.all();
}
