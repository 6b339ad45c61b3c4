import type { Walk } from "@/lib/core/analysis/walk";
import type { Stance } from "@/lib/core/model/session";
import { count, legPhrases } from "../words";

/** The result of a walk, in two or three sentences; what is unknown is never taken for harmless. */
export function sayWalk({ steps, lethalAt, unknown }: Walk, stance: Stance, unseen: boolean): string {
  if (steps.length === 0)
    return "No calls yet. Add calls in the order in which the agent would make them, or load a recording.";
  const last = steps.at(-1)!;
  const lethal = lethalAt === undefined ? undefined : steps[lethalAt]!;
  return [
    lethal
      ? `All three legs are held from call ${lethalAt! + 1} on: ${lethal.call} brings ${legPhrases(lethal.adds)}${stance === "cautious" ? ", including what is uncertain" : ""}.`
      : `After ${count(steps.length, "call")} it holds ${last.held.length === 0 ? "no leg" : legPhrases(last.held)}; the three legs did not meet.`,
    unknown.length > 0 &&
      `${count(unknown.length, "called tool")} ${unknown.length === 1 ? "is" : "are"} unknown or switched off here and may have brought in anything, so this is a lower bound.`,
    unseen && "Not every server of the session could be listed.",
  ]
    .filter(Boolean)
    .join(" ");
}
