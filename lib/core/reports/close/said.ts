import { readGates } from "../../analysis/gates";
import { MOST_SETS } from "../../findings/trifectas";
import type { Analysis } from "../../model/analysis";
import { MOST_REMARKS } from "../../model/report";
import type { Session } from "../../model/session";

/** Gates are shown beside the verdict: what they hold back, and what they leave open. */
export function sayGates(session: Session): string[] {
  if (!session.gates) return [];
  const { sentence, residual } = readGates(session, session.gates);
  return [sentence, ...residual];
}

/** Says when what must stay leaves no cut. */
export function sayBlocked({ cuts: { cautious } }: Analysis): string[] {
  return cautious.blocked?.tools ? ["No cut is possible: what must stay holds all three legs."] : [];
}

export function leftOut(written: number, { minimalServerSetCount: { cautious, plain } }: Analysis): string[] {
  if (BigInt(cautious) <= MOST_SETS && BigInt(plain) <= MOST_SETS) return [];
  return [
    `Only ${written} smallest sets of servers are written out as findings. There are ${cautious} including what is uncertain and ${plain} in what is confirmed.`,
  ];
}

export function tooMany(remarks: number): string[] {
  return remarks > MOST_REMARKS
    ? [`Only ${MOST_REMARKS} of ${remarks} remarks on what servers say of their tools are written out.`]
    : [];
}
