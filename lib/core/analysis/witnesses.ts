import type { Witness } from "../model/analysis";
import { LEGS, type Leg, type PerLeg } from "../model/leg";
import type { SessionTool } from "../model/session";
import type { View } from "./held";
import { BIT } from "./mask";
import { bySizeThenText, byText } from "./order";
import { Best, byStrength, strengthOf, type Strength } from "./rank";
import { tellStory } from "./story";
import { TRIFECTA_COVERS } from "./trifecta-count";

export const WITNESSES_TOLD = 5;

/** A cover and the mask that each of its members lends: who takes which part. */
type Casting = { cover: readonly number[]; roles: readonly number[] };
const CASTINGS: readonly Casting[] = TRIFECTA_COVERS.flatMap((cover) =>
  castingsOf(cover).map((roles) => ({ cover, roles })),
);

type Candidate = { tools: PerLeg<SessionTool>; strength: Strength; members: string[] };

/**
 * The strongest few trifectas, exactly, without forming A×B×C. Within a cover each leg is lent by one member; once it is
 * settled who lends what, strength adds up over the members, so the best few of a class in that role are enough.
 */
export function findWitnesses(session: View, limit = WITNESSES_TOLD): Witness[] {
  const castings = CASTINGS.filter(({ cover }) => cover.every((mask) => session.counts[mask]! > 0));
  const best = bestInRoles(session, castings, limit);

  const candidates = new Map<string, Candidate>();
  for (const { cover, roles } of castings) {
    for (const tools of product(
      cover.map((mask, at) => best.get(mask * 8 + roles[at]!)!.kept.map((one) => one.tool)),
    )) {
      const candidate = cast(tools, roles);
      const key = JSON.stringify(candidate.members);
      const known = candidates.get(key);
      if (!known || byRank(candidate, known) < 0) candidates.set(key, candidate);
    }
  }
  const builtIn = new Set(session.servers.filter((server) => server.builtIn).map((server) => server.name));
  return [...candidates.values()]
    .sort(byRank)
    .slice(0, limit)
    .map(({ tools, strength }) => ({
      tools: { private: tools.private.id, untrusted: tools.untrusted.id, egress: tools.egress.id },
      p: Math.round(strength.p * 10_000) / 10_000,
      grade: strength.grade,
      steps: tellStory(tools, builtIn),
    }));
}

/** Every way to say which member lends which leg, as the mask that each member lends. */
function castingsOf(cover: readonly number[]): number[][] {
  return LEGS.reduce<number[][]>(
    (castings, leg) =>
      castings.flatMap((roles) =>
        cover.flatMap((mask, at) =>
          (mask & BIT[leg]) === 0 ? [] : [roles.map((role, place) => (place === at ? role | BIT[leg] : role))],
        ),
      ),
    [cover.map(() => 0)],
  );
}

function bestInRoles({ tools, masks }: View, castings: readonly Casting[], limit: number): Map<number, Best> {
  const best = new Map<number, Best>();
  const rolesOf: { role: number; best: Best }[][] = Array.from({ length: 8 }, () => []);
  for (const { cover, roles } of castings) {
    cover.forEach((mask, at) => {
      const role = roles[at]!;
      if (best.has(mask * 8 + role)) return;
      const entry = new Best(limit);
      best.set(mask * 8 + role, entry);
      rolesOf[mask]!.push({ role, best: entry });
    });
  }
  tools.forEach((tool, at) => {
    for (const entry of rolesOf[masks[at]!]!) entry.best.offer(tool, entry.role);
  });
  return best;
}

function product<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>((rows, list) => rows.flatMap((row) => list.map((item) => [...row, item])), [[]]);
}

function cast(tools: readonly SessionTool[], roles: readonly number[]): Candidate {
  const lender = (leg: Leg): SessionTool => tools[roles.findIndex((role) => (role & BIT[leg]) !== 0)]!;
  const lenders = { private: lender("private"), untrusted: lender("untrusted"), egress: lender("egress") };
  const each = LEGS.map((leg) => strengthOf(lenders[leg], BIT[leg]));
  const strength = each.reduce((sum, one) => ({
    possible: sum.possible + one.possible,
    grade: sum.grade + one.grade,
    p: sum.p * one.p,
  }));
  return { tools: lenders, strength, members: tools.map((tool) => tool.id).sort(byText) };
}

/** Stronger first, then fewer tools, then by id; the last line settles who lends a leg that two members hold equally. */
function byRank(a: Candidate, b: Candidate): number {
  return (
    byStrength(a.strength, b.strength) ||
    bySizeThenText(a.members, b.members) ||
    bySizeThenText(
      LEGS.map((leg) => a.tools[leg].id),
      LEGS.map((leg) => b.tools[leg].id),
    )
  );
}
