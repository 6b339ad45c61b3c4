import { analyse } from "../analysis/analyse";
import type { Level } from "../model/analysis";
import type { Session, Stance } from "../model/session";

/**
 * The level of what a session has and its baseline had not: `lethal` or `possible` by its new minimal server sets,
 * `two-legs` when the baseline held fewer legs, otherwise `clear`. When there are more sets than are listed, a changed
 * number of them counts as new, so that nothing slips through.
 */
export function levelOfNew(baseline: Session, session: Session): Level {
  const [was, is] = [analyse(baseline), analyse(session)];
  const hasNew = (stance: Stance): boolean => {
    const known = new Set(was.minimalServerSets[stance].map((set) => set.join("\n")));
    const listed = is.minimalServerSets[stance];
    if (listed.some((set) => !known.has(set.join("\n")))) return true;
    return (
      String(listed.length) !== is.minimalServerSetCount[stance] &&
      is.minimalServerSetCount[stance] !== was.minimalServerSetCount[stance]
    );
  };
  if (hasNew("plain")) return "lethal";
  if (hasNew("cautious")) return "possible";
  return is.verdict.level === "two-legs" && was.verdict.level === "clear" ? "two-legs" : "clear";
}
