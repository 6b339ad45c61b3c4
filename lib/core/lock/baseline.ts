import { verdictOf } from "../analysis/analyse";
import { RANK } from "../drift/legs";
import { toolsOf } from "../drift/session-drift";
import type { Level } from "../model/analysis";
import { LEGS } from "../model/leg";
import type { Session, SessionTool } from "../model/session";
import type { VerdictWord } from "../model/verdict";

/**
 * The level that a session reaches with what its baseline did not have: a tool that is new, or a leg that is held with more certainty than before.
 * `lethal` when something new lends a confirmed leg to a session that is lethal, whether or not it was lethal before; `possible` and
 * `two-legs` likewise; otherwise `clear`. What is switched off counts as not there.
 */
export function levelOfNew(baseline: Session, session: Session): Level {
  const gained = gainedLegs(toolsOf(baseline), toolsOf(session));
  if (gained.length === 0) return "clear";
  const { level } = verdictOf(session);
  return level === "lethal" && !gained.includes("yes") ? "possible" : level;
}

/** For each leg that some tool holds with more certainty than before, the new verdict. */
function gainedLegs(before: ReadonlyMap<string, SessionTool>, after: ReadonlyMap<string, SessionTool>): VerdictWord[] {
  return [...after].flatMap(([id, { classification }]) => {
    const was = before.get(id)?.classification;
    return LEGS.map((leg) => ({ was: was?.[leg].verdict ?? "no", is: classification[leg].verdict }))
      .filter(({ was: old, is }) => RANK[is] > RANK[old])
      .map(({ is }) => is);
  });
}
