import { readGates } from "../../analysis/gates";
import { MOST_SETS } from "../../findings/trifectas";
import type { Analysis } from "../../model/analysis";
import { MOST_REMARKS } from "../../model/report";
import type { Session, SessionServer } from "../../model/session";

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

/** Says of how many tools the rules looked at texts and hints, where not of all. Links hold it, so it names nobody. */
export function notLookedAt({ servers }: Session): string[] {
  const partly = servers.filter(({ off, examined }) => !off && examined !== undefined);
  if (partly.length === 0) return [];
  const sum = (count: (server: SessionServer) => number) =>
    partly.reduce((before, server) => before + count(server), 0).toLocaleString("en");
  const offered = sum(({ tools }) => tools.filter((tool) => !tool.channel).length);
  const where = partly.length === 1 ? "one server" : `${partly.length} servers`;
  return [
    `The rules looked at texts and hints of only ${sum(({ examined }) => examined ?? 0)} of ${offered} tools of ${where}: there are very many, or very long ones. The legs of all tools are judged.`,
  ];
}
