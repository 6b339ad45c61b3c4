import { Observations, type Observation } from "../observation";
import type { ToolContext } from "../tool-context";
import { runsCode } from "./execution";
import { opensAddresses } from "./addresses";
import { drivesScreen } from "./screens";
import { reachesOthers } from "./recipients";

/** What several parts of a definition make possible together: tools of free choice, open addresses, words that reach others. */
export function capabilityFeatures({ reading }: ToolContext): Observation[] {
  // All are observed, whether they are weighed or not: the grade of a verdict depends on some of them.
  const found = new Observations(undefined);
  runsCode(reading, found);
  opensAddresses(reading, found);
  drivesScreen(reading, found);
  reachesOthers(reading, found);
  return found.all();
}
