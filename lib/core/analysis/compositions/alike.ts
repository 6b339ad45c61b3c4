import type { Member } from "../../model/composition";
import type { Stance } from "../../model/session";
import type { Rated } from "../severity-together";

/** Servers of one group by how they are rated: those of one list can stand for each other in every composition. */
export function alikeIn(members: readonly Member[], stance: Stance): readonly (readonly Member[])[] {
  return once(ALIKE[stance], members, () => {
    const lists = new Map<string, Member[]>();
    for (const member of members) {
      const key = keyOf(member.profile?.[stance]);
      const known = lists.get(key);
      if (known) known.push(member);
      else lists.set(key, [member]);
    }
    return [...lists.values()];
  });
}

/** One server for each way of being rated that no other of them is as bad as in every respect. The worst composition has only such. */
export function frontOf(members: readonly Member[], stance: Stance): readonly Member[] {
  return once(FRONTS[stance], members, () => {
    const first = alikeIn(members, stance).map((some) => some[0]!);
    const rated = first.flatMap(({ profile }) => (profile ? [profile[stance]] : []));
    const front = first.filter(({ profile }) => {
      const own = profile?.[stance];
      return own !== undefined && rated.every((other) => other === own || !isAsBad(other, own));
    });
    // A composition with one that is not rated is not rated: then it has to be told, too.
    return front.length > 0 ? front : first.slice(0, 1);
  });
}

function isAsBad(one: Rated, other: Rated): boolean {
  return (
    one.alone <= other.alone &&
    one.legs.every((place, leg) => place <= other.legs[leg]!) &&
    one.unasked.every((place, leg) => place <= other.unasked[leg]!)
  );
}

function keyOf(rated: Rated | undefined): string {
  return rated ? `${rated.legs.join("")} ${rated.unasked.join("")} ${rated.alone}` : "";
}

/** Looked up once for each group and not for every set that it is part of. */
const ALIKE = { cautious: new WeakMap<object, Member[][]>(), plain: new WeakMap<object, Member[][]>() };
const FRONTS = { cautious: new WeakMap<object, Member[]>(), plain: new WeakMap<object, Member[]>() };

function once<T>(kept: WeakMap<object, T>, of: object, work: () => T): T {
  const known = kept.get(of) ?? work();
  kept.set(of, known);
  return known;
}
