import type { HeldLeg, Member } from "../../model/composition";
import { LEGS, perLeg, type Leg, type PerLeg } from "../../model/leg";
import type { Session, SessionServer, SessionTool } from "../../model/session";
import type { VerdictWord } from "../../model/verdict";
import { byText } from "../../text/order";
import { profileOf } from "../severity-together";

/** What is left of a server when only compositions are asked for. What is switched off does not count. One pass over its tools. */
export function memberOf(server: SessionServer, by: Pick<Session, "severityRows"> = {}): Member {
  const { name, builtIn, state, reason, listing } = server;
  const tools = server.tools.filter((tool) => !tool.off);
  return {
    name,
    ...(builtIn && { builtIn }),
    state,
    ...(reason !== undefined && { reason }),
    ...(listing && { digest: listing.digest }),
    ...(listing?.at && { at: listing.at }),
    tools: tools.filter((tool) => !tool.channel).length,
    ...perLeg((leg) => heldLeg(tools, leg)),
    ...(state !== "unlisted" && { profile: profileOf({ ...server, off: false }, by) }),
  };
}

const RANK: Record<VerdictWord, number> = { yes: 2, possible: 1, no: 0 };

function heldLeg(tools: readonly SessionTool[], leg: Leg): HeldLeg {
  let best: SessionTool | undefined;
  let many = 0;
  let all = 0;
  for (const tool of tools) {
    const { verdict } = tool.classification[leg];
    if (verdict === "no") continue;
    all++;
    const order = best ? RANK[verdict] - RANK[best.classification[leg].verdict] : 1;
    many = order > 0 ? 1 : order === 0 ? many + 1 : many;
    if (order > 0 || (order === 0 && isStronger(tool, best!, leg))) best = tool;
  }
  return best
    ? { verdict: best.classification[leg].verdict, tools: many, possible: all - many, tool: best.tool.name }
    : { verdict: "no", tools: 0, possible: 0 };
}

/** Of two tools with the same verdict: the one with the higher grade, then the more probable one, then by name. */
function isStronger(a: SessionTool, b: SessionTool, leg: Leg): boolean {
  const [one, other] = [a.classification[leg], b.classification[leg]];
  const order = (one.grade ?? 0) - (other.grade ?? 0) || one.p - other.p || byText(b.id, a.id);
  return order > 0;
}

/** Whether anything is known of its legs. */
export function isKnown(member: Pick<Member, "state">): boolean {
  return member.state !== "unlisted";
}

export function wordsOf(member: PerLeg<{ verdict: VerdictWord }>): PerLeg<VerdictWord> {
  return perLeg((leg) => member[leg].verdict);
}

/** The legs as a set in both readings: what is confirmed, and all that is not ruled out. */
export type HeldLegs = { confirmed: number; uncertain: number };

export const NOTHING: HeldLegs = { confirmed: 0, uncertain: 0 };

export function heldBy(words: PerLeg<VerdictWord>): HeldLegs {
  return LEGS.reduce(
    ({ confirmed, uncertain }, leg, at) => ({
      confirmed: confirmed | (words[leg] === "yes" ? 1 << at : 0),
      uncertain: uncertain | (words[leg] === "no" ? 0 : 1 << at),
    }),
    NOTHING,
  );
}

export function together(...all: readonly HeldLegs[]): HeldLegs {
  return all.reduce(
    (union, one) => ({ confirmed: union.confirmed | one.confirmed, uncertain: union.uncertain | one.uncertain }),
    NOTHING,
  );
}
