import { firstRule } from "../decision-list";
import { features } from "../registry";
import { FLOWS } from "../flow";
import { Observations, type Observation, type WantedFeatures } from "../observation";
import { placeOfContext, type ToolContext } from "../tool-context";
import { BY_KIND } from "./by-kind";
import { CHANGES } from "./changes";
import { RUNS_AND_PICKS } from "./execution";
import { NAMED_OR_PUBLISHED } from "./named-or-published";
import { PERSONAL } from "./personal";
import { observeUpkeep } from "./upkeep";

/** Whose it may be; the first match counts. */
const OWNERSHIPS = [...RUNS_AND_PICKS, ...CHANGES, ...PERSONAL, ...NAMED_OR_PUBLISHED, ...BY_KIND];

const OWNERSHIP_IDS = OWNERSHIPS.map(({ id }) => id);
const OWNED = features("ownership", [OWNERSHIP_IDS]);
const OWNED_BY_FLOW = features("ownership", [FLOWS, OWNERSHIP_IDS]);
const NOBODYS = features("ownership", [["nobody's"], FLOWS, ["unnamed", "private", "public"]]);

/** Whose content a call brings back, from the verb, the thing, the arguments and the service together. */
export function ownershipFeatures(context: ToolContext, wanted?: WantedFeatures): Observation[] {
  const found = new Observations(wanted);
  const { service, about, flow } = context;
  const { id, reason } = firstRule(OWNERSHIPS, context);
  const place = placeOfContext(context);
  found.add(OWNED.of(id), place, () => reason);
  found.add(OWNED_BY_FLOW.of(flow, id), place, () => reason);
  if (!service) {
    const kind = !about ? "unnamed" : about.private > 0 ? "private" : "public";
    found.add(NOBODYS.of("nobody's", flow, kind), place, () => reason);
  }
  observeUpkeep(context, place, found);
  return found.all();
}
