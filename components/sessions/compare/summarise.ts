import type { Comparison } from "@/lib/core/analysis/compare";
import type { Leg } from "@/lib/core/model/leg";
import { legPhrases } from "../words";

const RANK = { no: 0, possible: 1, yes: 2 };
const ORDER = ["clear", "two-legs", "possible", "lethal"] as const;
const NOW: Record<Comparison["level"]["after"], string> = {
  lethal: "it can leak",
  possible: "it could leak",
  "two-legs": "it is one leg short",
  clear: "it holds at most one leg",
};

/** The difference in two or three sentences: better or worse, and by which legs. */
export function summarise(
  { level, legs, tools, rejudged, redefined, policies }: Comparison,
  incomplete: boolean,
): string {
  const by = ORDER.indexOf(level.after) - ORDER.indexOf(level.before);
  const moved = (more: boolean): Leg[] =>
    legs.filter((change) => RANK[change.after] > RANK[change.before] === more).map((change) => change.leg);
  const gained = moved(true);
  const lost = moved(false);
  if (
    by === 0 &&
    legs.length === 0 &&
    tools.added.length === 0 &&
    tools.removed.length === 0 &&
    rejudged.length === 0 &&
    policies.length === 0
  )
    return redefined.length > 0
      ? "The same legs and tools, but some tools are defined differently."
      : "Nothing that affects the verdict is different.";
  return [
    by > 0
      ? `Worse: ${NOW[level.after]} now.`
      : by < 0
        ? `Better: ${NOW[level.after]} now.`
        : `The verdict stays: ${NOW[level.after]}.`,
    gained.length > 0 && `Gained or more certain: ${legPhrases(gained)}.`,
    lost.length > 0 && `Lost or less certain: ${legPhrases(lost)}.`,
    incomplete && "Not every server could be listed, so either side may be worse than it looks.",
  ]
    .filter(Boolean)
    .join(" ");
}
