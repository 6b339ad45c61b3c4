import type { Member } from "../../model/composition";
import type { Stance } from "../../model/session";
import { memoOfObject } from "../../text/memo";
import type { RatedLegs } from "../severity-together";

/** Servers of one group by how they are rated: those of one list can stand for each other in every composition. */
export const alikeIn = perStance((members, stance): readonly (readonly Member[])[] => {
  const lists = new Map<string, Member[]>();
  for (const member of members) {
    const key = keyOf(member.profile?.[stance]);
    const known = lists.get(key);
    if (known) known.push(member);
    else lists.set(key, [member]);
  }
  return [...lists.values()];
});

/** One server for each way of being rated that no other of them is as bad as in every respect. The worst composition has only such. */
export const frontOf = perStance((members, stance): readonly Member[] => {
  const first = alikeIn(members, stance).map((some) => some[0]!);
  const rated = first.flatMap(({ profile }) => (profile ? [profile[stance]] : []));
  const front = first.filter(({ profile }) => {
    const own = profile?.[stance];
    return own !== undefined && rated.every((other) => other === own || !isAsBad(other, own));
  });
  // A composition with an unrated server is itself unrated, so unrated servers have to be included.
  return front.length > 0 ? front : first.slice(0, 1);
});

function isAsBad(one: RatedLegs, other: RatedLegs): boolean {
  return (
    one.alone <= other.alone &&
    one.legs.every((place, leg) => place <= other.legs[leg]!) &&
    one.unasked.every((place, leg) => place <= other.unasked[leg]!)
  );
}

function keyOf(rated: RatedLegs | undefined): string {
  return rated ? `${rated.legs.join("")} ${rated.unasked.join("")} ${rated.alone}` : "";
}

/** Computed once for each group and not for every set that it is part of. */
function perStance<T>(look: (members: readonly Member[], stance: Stance) => T) {
  const remembered: Record<Stance, (members: readonly Member[]) => T> = {
    cautious: memoOfObject((members) => look(members, "cautious")),
    plain: memoOfObject((members) => look(members, "plain")),
  };
  return (members: readonly Member[], stance: Stance): T => remembered[stance](members);
}
