import type { Opinion } from "../model/opinion";
import type { Session, SessionTool } from "../model/session";
import type { Verdict, VerdictWord } from "../model/verdict";

/** A short form of a verdict. */
export type Short = { verdict: VerdictWord; p: number };

/**
 * An opinion and the difference that it makes. `raises`: the verdict is stronger with it; `doubts`: the model gives it less than the verdict does, which changes nothing by itself; `agrees`: the rest. `outdated`: the tool is no longer offered like this.
 */
export type OpinionEffect = {
  opinion: Opinion;
  effect: "raises" | "doubts" | "agrees" | "outdated";
  without?: Short;
  with?: Short;
  /** The person who decided this leg, whatever the model says. */
  decidedBy?: string;
};

const STRENGTH: Record<VerdictWord, number> = { no: 0, possible: 1, yes: 2 };

/** Every opinion beside the verdicts of the same servers judged without and with opinions. */
export function compareOpinions(opinions: readonly Opinion[], without: Session, heard: Session): OpinionEffect[] {
  const before = byDefinition(without);
  const after = byDefinition(heard);
  return opinions.map((opinion) => {
    const key = keyOf(opinion.server, opinion.digest);
    const old = before.get(key)?.classification[opinion.leg];
    const now = after.get(key)?.classification[opinion.leg];
    if (!old || !now) return { opinion, effect: "outdated" };
    const said = {
      opinion,
      without: short(old),
      with: short(now),
      ...(now.override && { decidedBy: now.override.by }),
    };
    if (STRENGTH[now.verdict] > STRENGTH[old.verdict]) return { ...said, effect: "raises" };
    return { ...said, effect: STRENGTH[opinion.verdict] < STRENGTH[now.verdict] ? "doubts" : "agrees" };
  });
}

function byDefinition(session: Session): Map<string, SessionTool> {
  return new Map(
    session.servers.flatMap(({ name, tools }) => tools.map((tool) => [keyOf(name, tool.digest ?? ""), tool] as const)),
  );
}

const keyOf = (server: string, digest: string): string => `${digest} ${server}`;

function short({ verdict, p }: Verdict): Short {
  return { verdict, p };
}
