import { features } from "../registry";
import { Observations, type Observation, type WantedFeatures } from "../observation";
import { wholeName } from "../place";
import { verbPlace } from "../questions";
import type { ToolContext } from "../tool-context";
import { opensAddress } from "./addresses";
import { actsInBrowser } from "./browser";
import { callsTool, runsCode } from "./execution";
import { connectsToHost } from "./hosts";
import { pays } from "./payments";
import { speaksToPeople } from "./people";
import { letsOthersIn } from "./sharing";
import { changesLittle } from "./small-changes";

/** There is no path, since what it changes is no text that others read. */
const SMALL_CHANGE = features("egressPath", [["no small change"]], { certainty: "none" }).of("no small change");
const NO_PATH = features("egressPath", [["way none"]], { certainty: "none", summary: true }).of("way none");
const SOME_SURE_PATH = features("egressPath", [["way sure"]], { summary: true }).of("way sure");

const SAYS_IT_SENDS = features("egressPath", [["says that it sends"]], { scope: "rest" }).of("says that it sends");

/**
 * The paths by which a call carries what the model chose out of the owner's circle, each recognised by the action, the thing and what the
 * caller may choose together. Few and plain, so that each can weigh much; `way none` if there is none.
 */
export function egressPathFeatures({ reading }: ToolContext, wanted?: WantedFeatures): Observation[] {
  const found = new Observations(wanted);
  const paths = [
    runsCode(reading),
    actsInBrowser(reading),
    opensAddress(reading),
    connectsToHost(reading),
    callsTool(reading),
    speaksToPeople(reading),
    letsOthersIn(reading),
    pays(reading),
  ].filter((path) => path !== undefined);
  for (const { path, place, reason } of paths) found.add(path, place, () => reason);
  if (paths.length === 0) {
    if (changesLittle(reading))
      found.add(
        SMALL_CHANGE,
        verbPlace(reading),
        () => "It changes labels, states or drafts, which nobody outside reads.",
      );
    else if (reading.sendings.length === 0)
      found.add(NO_PATH, wholeName(reading), () => "It opens no way out that is known.");
  } else if (paths.some(({ path }) => path.certainty === "sure"))
    found.add(SOME_SURE_PATH, paths[0]!.place, () => paths[0]!.reason);
  for (const place of reading.sendings)
    found.add(SAYS_IT_SENDS, place, () => "It says that it sends something to somewhere outside.");
  return found.all();
}
