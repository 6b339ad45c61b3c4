import type { Reading } from "../../parsing/read";
import { features } from "../registry";
import { Observations, type Observation, type WantedFeatures } from "../observation";
import { wholeDescription, wholeName } from "../place";
import type { ToolContext } from "../tool-context";
import { laterOffer, letsForce, offersToDelete } from "./choices";
import { deletes } from "./deletion";
import type { DestructiveEffect } from "./effect";
import { runsAnything } from "./execution";
import { actsOnPage, passesOn, spends } from "./irreversible-actions";
import { overwrites } from "./overwriting";
import { observeStatedSql, statedLoss } from "./stated-loss";

const LOSES_NOTHING = features("destructiveEffect", [["loses nothing"]], { certainty: "none", summary: true }).of(
  "loses nothing",
);
const LOSES_FOR_SURE = features("destructiveEffect", [["loses for sure"]], { summary: true }).of("loses for sure");
const OFFERS_LATER = features("destructiveEffect", [["later offers to delete"]], { scope: "rest" }).of(
  "later offers to delete",
);

/** How a call can lose something for good, from the action, the thing and the arguments together; `loses nothing` if it cannot. */
export function destructiveEffectFeatures({ reading }: ToolContext, wanted?: WantedFeatures): Observation[] {
  const found = new Observations(wanted);
  const effects = effectsOf(reading);
  for (const { effect, place, reason } of effects) found.add(effect, place, () => reason);
  const stated = statedLoss(reading);
  if (stated) found.add(stated.feature, wholeDescription(reading), () => stated.reason);
  observeStatedSql(reading, found);
  // Nothing that is added behind the first sentence takes away what the opening says.
  if (effects.length === 0 && !stated?.atOnce)
    found.add(LOSES_NOTHING, wholeName(reading), () => "It loses nothing that is known.");
  if (effects.some(({ effect }) => effect.certainty === "sure"))
    found.add(LOSES_FOR_SURE, effects[0]!.place, () => effects[0]!.reason);
  const later = laterOffer(reading);
  if (later) found.add(OFFERS_LATER, later, () => "Its description names an operation that deletes.");
  return found.all();
}

function effectsOf(reading: Reading): DestructiveEffect[] {
  return [
    deletes(reading),
    overwrites(reading),
    runsAnything(reading),
    offersToDelete(reading),
    letsForce(reading),
    spends(reading),
    actsOnPage(reading),
    passesOn(reading),
  ].filter((effect) => effect !== undefined);
}
