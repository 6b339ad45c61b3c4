import type { MaskCounts } from "../model/analysis";
import type { Capability } from "../model/capability";
import { LEGS, type Leg, type PerLeg } from "../model/leg";
import type { Stance } from "../model/session";
import type { Classification } from "../model/verdict";

/** A set of legs as three bits. Tools with the same mask are interchangeable, so counting needs only seven classes. */
export const BIT: PerLeg<number> = { private: 1, untrusted: 2, egress: 4 };
/** All three legs. */
export const FULL = 7;
/** The further capabilities, in the bits above those of the legs. */
export const CAPABILITY_BIT: Record<Capability, number> = { ...BIT, writes: 8, destructive: 16 };

/** The legs that a tool holds when `possible` is read as the stance says. */
export function maskOf(classification: Classification, stance: Stance): number {
  const { private: reads, untrusted, egress } = classification;
  if (stance === "plain") {
    return (
      (reads.verdict === "yes" ? 1 : 0) | (untrusted.verdict === "yes" ? 2 : 0) | (egress.verdict === "yes" ? 4 : 0)
    );
  }
  return (reads.verdict === "no" ? 0 : 1) | (untrusted.verdict === "no" ? 0 : 2) | (egress.verdict === "no" ? 0 : 4);
}

/** What a tool does to a state, in the bits above those of the legs; the same in both stances. */
export function effectsOf({ writes, destructive }: Classification): number {
  return (writes ? CAPABILITY_BIT.writes : 0) | (destructive ? CAPABILITY_BIT.destructive : 0);
}

export function legsIn(mask: number): Leg[] {
  return LEGS.filter((leg) => (mask & BIT[leg]) !== 0);
}

export function countMasks(masks: Uint8Array): MaskCounts {
  const counts: MaskCounts = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let at = 0; at < masks.length; at++) counts[masks[at]!]!++;
  return counts;
}

/** The legs that any member holds, by the sizes of the classes. */
export function unionOf(counts: readonly number[]): number {
  return counts.reduce((union, count, mask) => (count > 0 ? union | mask : union), 0);
}
