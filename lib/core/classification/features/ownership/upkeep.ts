import type { Reading } from "../../parsing/read";
import { features } from "../registry";
import { FLOWS } from "../flow";
import type { Observations, ObservedPlace } from "../observation";
import type { ToolContext } from "../tool-context";
import { GRADES } from "../vocabulary";

/** Whether other tools of the server create or change what this one brings back, and the sentence that says so. */
const UPKEEPS = {
  kept: "other tools of the server create or change what it brings back.",
  "beside changes": "what other tools of the server create or change is not what it brings back.",
  "beside reads": "no other tool of the server changes anything.",
  alone: "the server has no other tool.",
};
type UpkeepId = keyof typeof UPKEEPS;
const UPKEEP_IDS = Object.keys(UPKEEPS) as UpkeepId[];

const PATTERN = { pattern: true };
const KEPT_ON = features(
  "ownership",
  [FLOWS, UPKEEP_IDS, ["on"], ["account", "local", "public", "nothing", "unknown"]],
  PATTERN,
);
const KEPT_PRIVATE = features("ownership", [FLOWS, UPKEEP_IDS, ["private"], GRADES], PATTERN);

/** Observes whether what a call brings back is maintained through the same server, which tells content of an account from publications. */
export function observeUpkeep(
  { reading, flow, service, about }: ToolContext,
  place: ObservedPlace,
  found: Observations,
): void {
  const upkeep = upkeepOf(reading);
  const reason = () => UPKEEPS[upkeep];
  found.add(KEPT_ON.of(flow, upkeep, "on", service?.holds ?? "unknown"), place, reason);
  if (about) found.add(KEPT_PRIVATE.of(flow, upkeep, "private", about.private), place, reason);
}

/** Whether other tools of the server maintain what this one names. */
function upkeepOf({ name, profile: { upkeep, ownWords } }: Reading): UpkeepId {
  if (upkeep.tools < 2) return "alone";
  if (upkeep.changing === 0) return "beside reads";
  return name.words.some(({ stem }) => upkeep.things.has(stem) && !ownWords.has(stem)) ? "kept" : "beside changes";
}
