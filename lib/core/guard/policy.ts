import { CAPABILITIES, type Capability } from "../model/capability";
import { type Policy } from "../model/policy";
import type { Stance } from "../model/session";
import type { Classification } from "../model/verdict";

/** A set of capabilities as bits, in the order of their list; the first three are those of the legs. */
export type Bits = number;

export const bitOf = (capability: Capability): Bits => 1 << CAPABILITIES.indexOf(capability);
const UNTRUSTED = bitOf("untrusted");
/** What a call does, against what it brings in. */
const ACTS = bitOf("egress") | bitOf("writes") | bitOf("destructive");

/** What a tool can do, with `possible` read as the stance says. */
export function bitsOf(classification: Classification, stance: Stance): Bits {
  return CAPABILITIES.reduce((bits, capability) => {
    const word = classification[capability];
    const holds =
      typeof word === "boolean"
        ? word
        : word.verdict === "yes" || (word.verdict === "possible" && stance === "cautious");
    return holds ? bits | bitOf(capability) : bits;
  }, 0);
}

export function capabilitiesIn(bits: Bits): Capability[] {
  return CAPABILITIES.filter((capability) => (bits & bitOf(capability)) !== 0);
}

/** A policy that is enforced: each side is met by any of its bits. */
export type Enforced = { id: string; label: string; sides: readonly Bits[] };

export function enforcedOf({ id, label, sides }: Policy): Enforced {
  return { id, label, sides: sides.map(({ anyOf }) => anyOf.reduce((bits, one) => bits | bitOf(one), 0)) };
}

/**
 * Whether a call would complete a policy, after calls that brought in and did `touched`. The order counts: a call completes it when it
 * acts for a side (sends, writes, destroys) while every other side is met, by what returned before or by the call itself; what the
 * call itself brings from strangers comes too late to have made it. A policy without such a side is completed by the call that brings
 * its last side in.
 */
export function completes({ sides }: Enforced, touched: Bits, own: Bits): boolean {
  const acting = sides.some((side) => (side & ACTS) !== 0);
  if (!acting)
    return sides.every((side) => (side & (touched | own)) !== 0) && !sides.every((side) => (side & touched) !== 0);
  const now = touched | (own & ~UNTRUSTED);
  return sides.some((side) => (side & own & ACTS) !== 0) && sides.every((side) => (side & now) !== 0);
}
