import type { judgeFurther } from "../../analysis/policies";
import { findDestruction, findNearMisses, findUnpinned, findUnseen, findViolations } from "../../findings/beside";
import { findBesideServers } from "../../findings/components";
import { sortFindings } from "../../findings/define";
import { findBreaches } from "../../findings/governance";
import { findMetaTools } from "../../findings/meta-tools";
import { findBrokenPolicies } from "../../findings/policies";
import { findRemarked } from "../../findings/remarks";
import type { Analysis } from "../../model/analysis";
import type { Decided, Finding } from "../../model/finding";
import type { Session } from "../../model/session";
import { closeWitness } from "./paths";

/** Every finding about the session, with what people decided about it. */
export function findAll(
  clean: Session,
  sets: readonly Finding[],
  analysis: Analysis,
  policies: ReturnType<typeof judgeFurther>,
  decided: readonly Decided[],
): Finding[] {
  const beside = [
    findNearMisses(clean, analysis),
    findUnseen(clean),
    findViolations(clean),
    findMetaTools(clean),
    findBesideServers(clean),
    findUnpinned(clean),
    findDestruction(clean),
    findBrokenPolicies(clean, policies),
    findBreaches(clean),
    findRemarked(clean),
  ];
  return sortFindings([...sets, ...beside.flat()])
    .map((finding) => (finding.witness ? { ...finding, witness: closeWitness(finding.witness) } : finding))
    .map((finding) => ({ ...finding, ...decided.find((one) => one.fingerprint === finding.fingerprint) }));
}
