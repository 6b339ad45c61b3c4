import { legsIn } from "../../analysis/mask";
import type { Analysis } from "../../model/analysis";
import { LEG_WORDS, LEGS } from "../../model/leg";
import type { Stance } from "../../model/session";
import { count, join } from "../define";

/** The level of a verdict as a title begins with it. */
export const LEVEL_WORDS = { lethal: "Lethal", possible: "Possibly lethal", "two-legs": "Two legs", clear: "Clear" };

/** The picture in words: the legs, then the regions that hold tools, those with most legs first. */
export function describe(analysis: Analysis, stance: Stance): string {
  const counts = analysis.masks[stance];
  const regions = [7, 3, 5, 6, 1, 2, 4]
    .filter((mask) => counts[mask]! > 0)
    .map((mask) => sayRegion(mask, counts[mask]!));
  const idle = counts[0] > 0 ? ` ${count(counts[0], "tool holds", "tools hold")} none of them.` : "";
  return `Three circles for private data, untrusted input and egress. ${sayLegs(analysis)} ${regions.length > 0 ? `${regions.join("; ")}.` : "No tool holds any leg."}${idle}`;
}

/** The verdict on each leg. */
export function sayLegs({ verdict }: Analysis): string {
  return `${LEGS.map((leg) => `${LEG_WORDS[leg].title}: ${verdict.legs[leg]}`).join(". ")}.`;
}

/** A region as its label says it: `2 tools with private data only`. */
export function sayRegion(mask: number, many: number): string {
  const held = legsIn(mask).map((leg) => LEG_WORDS[leg].phrase);
  return `${count(many, "tool")} with ${mask === 7 ? "all three legs" : `${join(held)} only`}`;
}
