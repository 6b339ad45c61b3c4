import type { Leg } from "../../model/leg";
import type { Verdict } from "../../model/verdict";
import type { FeaturesByGroup } from "../features";
import type { Reading } from "../parsing/read";
import { conditionOf } from "./conditions";
import { gradeOf } from "./grades";
import { saysLittle, saysNothing } from "./known-words";
import { leftOpen, sentToReceiver } from "./left-open";
import { THRESHOLDS, verdictWord } from "./thresholds";

/**
 * The verdict on a leg that has this probability, still without evidence. Instead of “no” it is “possible” where little is known of the
 * tool, or where there is a known condition under which the leg is there.
 */
export function judgeLeg(leg: Leg, p: number, reading: Reading, features: FeaturesByGroup): Verdict {
  const word = verdictWord(leg, p);
  const possible = (because: Verdict["because"], condition: string): Verdict => ({
    verdict: "possible",
    p,
    grade: gradeOf(leg, reading, features),
    because,
    condition,
    evidence: [],
  });
  if (saysNothing(reading)) return possible("unknown", "nothing is known of what it does");
  if (word === "yes") return { verdict: "yes", p, grade: gradeOf(leg, reading, features), evidence: [] };
  const { condition, particular } = conditionOf(leg, reading);
  if (word === "no") {
    const open = leftOpen(leg, reading);
    if (open) return possible("conditional", open);
    if (p >= THRESHOLDS.unsure && saysLittle(reading)) return possible("unknown", "little is known of what it does");
    if (p < THRESHOLDS.conditional || !particular) return { verdict: "no", p, evidence: [] };
  }
  const receiver = leg === "egress" && !particular ? sentToReceiver(reading) : undefined;
  return possible(particular || receiver ? "conditional" : "divided", receiver ?? condition);
}
