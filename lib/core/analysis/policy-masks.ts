import { CAPABILITIES } from "../model/capability";
import type { Policy } from "../model/policy";
import type { Stance } from "../model/session";
import type { Held } from "./held";
import { CAPABILITY_BIT } from "./mask";

/** The sides of a policy that each tool and each server is on, as bits. */
export function masksUnder(
  { servers, serverOf, read, effects }: Held,
  policy: Policy,
  stance: Stance,
): { masks: Uint8Array; serverMasks: Uint8Array } {
  const sides = sidesOf(policy);
  const masks = new Uint8Array(serverOf.length);
  const serverMasks = new Uint8Array(servers.length);
  for (let at = 0; at < masks.length; at++) {
    const mask = sides[read[stance][at]! | effects[at]!]!;
    masks[at] = mask;
    serverMasks[serverOf[at]!]! |= mask;
  }
  return { masks, serverMasks };
}

/** The sides that any tool is on. */
export const sidesMet = (masks: Uint8Array): number => masks.reduce((all, mask) => all | mask, 0);

/** For every set of capabilities, as bits, the sides of the policy that a tool with them is on: no tool is asked for each of its verdicts again. */
function sidesOf(policy: Policy): Uint8Array {
  return Uint8Array.from({ length: 2 ** CAPABILITIES.length }, (_, capabilities) =>
    policy.sides.reduce(
      (sum, side, place) => (side.anyOf.some((one) => capabilities & CAPABILITY_BIT[one]) ? sum | (1 << place) : sum),
      0,
    ),
  );
}
