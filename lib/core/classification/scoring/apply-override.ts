import type { Evidence, Override, Verdict } from "../../model/verdict";
import { LIMITS } from "../limits";

/** A person's word: it decides, so it has no log-odds of its own; the evidence that it outweighs stays in sight below it. */
export function applyOverride(verdict: Verdict, said: Override): Verdict {
  const { by, at, reason } = said;
  const word: Evidence = {
    signal: "a-person-said-so",
    bearing: said.verdict === "no" ? "against" : "for",
    weight: 0,
    field: "override",
    quote: `${said.verdict}: ${reason}`.slice(0, LIMITS.quote),
    reason: `${by} decided this.`,
  };
  return {
    verdict: said.verdict,
    p: said.verdict === "yes" ? 1 : said.verdict === "no" ? 0 : 0.5,
    ...(said.verdict === "no" ? {} : { grade: verdict.grade ?? 2 }),
    override: { by, at, reason },
    evidence: [word, ...verdict.evidence],
  };
}
