import type { Member } from "../../model/composition";
import { LEGS, type Leg } from "../../model/leg";
import { BIT } from "../mask";
import type { Group } from "./groups";
import { levelOf, type CompositionLevel } from "./lethal";
import { heldBy, NOTHING, together, wordsOf, type HeldLegs } from "./member";

/** How `possible` is read: left out, or counted. */
export type CompositionReading = "confirmed" | "uncertain";

/** Everything that does not hold a leg. However it is combined, that leg stays missing. */
export type SafeSet = { without: Leg; groups: readonly Group[]; count: number };

/**
 * The largest sets that stay safe in a reading: for each leg everything that does not hold it, and nothing else, since
 * whatever is safe lacks a leg. A set that lies within another, or holds nobody, is left out. None when the host alone is lethal, or
 * every server is.
 */
export function largestSafe(
  groups: readonly Group[],
  reading: CompositionReading,
  host: HeldLegs = NOTHING,
): SafeSet[] {
  const all = LEGS.filter((leg) => (host[reading] & BIT[leg]) === 0).map((without): SafeSet => {
    const free = groups.filter((group) => (group.held[reading] & BIT[without]) === 0);
    return { without, groups: free, count: free.reduce((sum, group) => sum + group.members.length, 0) };
  });
  return all.filter(
    (one, at) => one.count > 0 && !all.some((other, place) => place !== at && within(one, other, place < at)),
  );
}

/** Whether all of one is in the other; of two equal ones the first is kept. */
function within(one: SafeSet, other: SafeSet, isFirst: boolean): boolean {
  return (
    one.groups.every((group) => other.groups.includes(group)) && (one.groups.length < other.groups.length || isFirst)
  );
}

/** The result of one server with each group, including the host. Its own group is among them, for the others in it. */
export type GroupResult = { group: Group; level: CompositionLevel };

export function besideOf(member: Member, groups: readonly Group[], host: HeldLegs = NOTHING): GroupResult[] {
  const base = together(host, heldBy(wordsOf(member)));
  return groups.map((group) => ({ group, level: levelOf(together(base, group.held)) }));
}
