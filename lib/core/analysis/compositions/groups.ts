import type { Member } from "../../model/composition";
import { LEGS, type PerLeg } from "../../model/leg";
import type { VerdictWord } from "../../model/verdict";
import { FULL, legsIn } from "../mask";
import { byText } from "../../text/order";
import { heldBy, isKnown, wordsOf, type HeldLegs } from "./member";

/** Servers that hold the same legs with the same certainty. In every composition each of them can stand for any other. */
export type Group = {
  /** The three words: `yes possible no`, in the order of the legs. */
  id: string;
  legs: PerLeg<VerdictWord>;
  held: HeldLegs;
  /** By name. */
  members: readonly Member[];
};

/** All servers by their legs, at most 27 groups, and separately those about which nothing is known. Linear in the servers. */
export type Grouped = { groups: readonly Group[]; unknown: readonly Member[] };

export function groupByLegs(members: readonly Member[]): Grouped {
  const sorted = [...members].sort((a, b) => byText(a.name, b.name));
  const groups = new Map<string, Member[]>();
  for (const member of sorted) {
    if (!isKnown(member)) continue;
    const id = groupIdOf(member);
    const known = groups.get(id);
    if (known) known.push(member);
    else groups.set(id, [member]);
  }
  return {
    groups: [...groups]
      .map(([id, some]): Group => {
        const legs = wordsOf(some[0]!);
        return { id, legs, held: heldBy(legs), members: some };
      })
      .sort(byLegs),
    unknown: sorted.filter((member) => !isKnown(member)),
  };
}

export function groupIdOf(member: PerLeg<{ verdict: VerdictWord }>): string {
  return LEGS.map((leg) => member[leg].verdict).join(" ");
}

/** Most legs first, those with the same ones beside each other, and what is confirmed before what is not: so that blocks show. */
function byLegs(a: Group, b: Group): number {
  return (
    legsIn(b.held.uncertain).length - legsIn(a.held.uncertain).length ||
    place(a.held.uncertain) - place(b.held.uncertain) ||
    legsIn(b.held.confirmed).length - legsIn(a.held.confirmed).length ||
    place(a.held.confirmed) - place(b.held.confirmed)
  );
}

/** Private before untrusted before egress. */
function place(mask: number): number {
  const order = [FULL, 3, 5, 6, 1, 2, 4, 0];
  return order.indexOf(mask);
}
