import { SEVERITIES } from "../model/severity";
import { showHidden } from "../text/visible";
import type { FixStep } from "./fix-steps";
import { SEVERITY_WORDS } from "./severity-words";
import type { Counts } from "./severity-counts";

/** What a step leaves: "only github + fetch stay lethal", or how many of the worst ways there were at first are left. */
export function sayLeft({ sets, left, after, worst }: FixStep, first: Counts): string {
  const names = (set: readonly string[]) => set.map(showHidden).join(" + ");
  if (left.length === 0 || worst === null) return "No combination of your servers is lethal.";
  const bad = ` Worst that is left: ${SEVERITY_WORDS[worst].toLowerCase()}.`;
  if (sets <= BigInt(left.length))
    return `No ${left.every(({ length }) => length === 2) ? "pair" : "combination"} but ${left.map(names).join(", ")}.${bad}`;
  const most = first.findIndex((many) => many > 0);
  const word = SEVERITY_WORDS[SEVERITIES[most]!].toLowerCase();
  return `${after[most]!.toLocaleString("en-GB")} of ${first[most]!.toLocaleString("en-GB")} ${word} ways to leak are left, like ${names(left[0]!)}.${bad}`;
}
