import type { Member } from "../../model/composition";
import { FULL } from "../mask";
import type { Group } from "./groups";
import { NOTHING, together, type HeldLegs } from "./member";

/** The result of a composition: confirmed lethal, lethal only including what is uncertain, or neither. */
export type CompositionLevel = "confirmed" | "uncertain" | "safe";

export function levelOf({ confirmed, uncertain }: HeldLegs): CompositionLevel {
  return confirmed === FULL ? "confirmed" : uncertain === FULL ? "uncertain" : "safe";
}

/**
 * One to three groups: whichever server is taken from each, together they are lethal, and no fewer of them are, each in its
 * reading. `count` is exact below 2^53, hence up to 200,000 servers.
 */
export type LethalGroups = { groups: readonly Group[]; level: "confirmed" | "uncertain"; count: number };

/** The smallest lethal compositions, by size. `host` is the result of the host alone. */
export type Lethal = {
  host: CompositionLevel;
  alone: readonly LethalGroups[];
  pairs: readonly LethalGroups[];
  triples: readonly LethalGroups[];
};

/**
 * Every smallest lethal composition, by groups: what is confirmed, then what is lethal only including the uncertain.
 * A host is part of each composition and is not counted as a member; where it is lethal alone, nothing is left to say.
 * Cost: a function of the groups, of which there are at most 27.
 */
export function findLethal(groups: readonly Group[], host: HeldLegs = NOTHING): Lethal {
  const found: LethalGroups[][] = [[], [], []];
  const follow = (chosen: readonly Group[], from: number): void => {
    for (let at = from; at < groups.length; at++) {
      const set = [...chosen, groups[at]!];
      const level = minimalLevel(set, host);
      if (level)
        found[set.length - 1]!.push({
          groups: set,
          level,
          count: set.reduce((product, group) => product * group.members.length, 1),
        });
      if (set.length < 3) follow(set, at + 1);
    }
  };
  follow([], 0);
  const [alone, pairs, triples] = found.map((sets) => sets.sort(confirmedFirst));
  return { host: levelOf(host), alone: alone!, pairs: pairs!, triples: triples! };
}

/** The reading in which these are lethal and no smaller set of them is; undefined when there is none. */
function minimalLevel(set: readonly Group[], host: HeldLegs): "confirmed" | "uncertain" | undefined {
  const whole = together(host, ...set.map((group) => group.held));
  const parts = set.map((_, left) => together(host, ...set.filter((_, at) => at !== left).map((group) => group.held)));
  if (whole.confirmed === FULL) return parts.every((part) => part.confirmed !== FULL) ? "confirmed" : undefined;
  return whole.uncertain === FULL && parts.every((part) => part.uncertain !== FULL) ? "uncertain" : undefined;
}

function confirmedFirst(a: LethalGroups, b: LethalGroups): number {
  return Number(a.level === "uncertain") - Number(b.level === "uncertain");
}

/** How many compositions there are, in all and confirmed. */
export function countOf(sets: readonly LethalGroups[]): { confirmed: number; uncertain: number } {
  const sum = (level: LethalGroups["level"]): number =>
    sets.reduce((total, set) => total + (set.level === level ? set.count : 0), 0);
  return { confirmed: sum("confirmed"), uncertain: sum("uncertain") };
}

/** The compositions themselves, one after the other, members by name. Each is computed on demand. */
export function* listMembers({ groups }: { groups: readonly { members: readonly Member[] }[] }): Generator<Member[]> {
  const [first, ...rest] = groups;
  if (!first) return yield [];
  for (const member of first.members) for (const others of listMembers({ groups: rest })) yield [member, ...others];
}
