import type { Address } from "../destinations/address";
import { roleOf, type Field } from "../destinations/arguments";
import { bitOf } from "../policy";
import type { GuardedTool } from "../rules";
import type { Asking, Examined } from "./examined";

/** Bits that may be told in one session by the choice among links. */
export const MOST_BITS = 16;

/** Keys of arguments that only say how an answer is to look. */
const SETTINGS = /^(?:prompt|format|question|instruction|instructions|selector|mode|lang|language|description|reason)$/;
const UNTRUSTED = bitOf("untrusted");

/**
 * A link that is opened as it stood, with nothing else in the call, tells no more than which one it was. It may be followed where it came from
 * the open web, or the user spoke of links.
 */
export function followed(
  found: Examined & { address?: Address },
  tool: GuardedTool,
  fields: readonly Field[],
  { memory, keyed }: Asking,
): Examined {
  const { address, ...rest } = found;
  if (!address || found.provenance !== "brought" || (tool.bits & UNTRUSTED) === 0) return rest;
  const whole = keyed(`u:${address.whole}`);
  const bits =
    memory.links[whole] ?? (isAboutLinks({ memory, keyed }) ? (memory.brought[whole] ?? NaN) - 1 : undefined);
  if (bits === undefined || !(memory.spent + bits <= MOST_BITS)) return rest;
  const onlyOpens = fields.every(
    ({ key, value }) =>
      roleOf(key) === "address" ||
      SETTINGS.test(key.at(-1) ?? "") ||
      /^\d{1,6}$/.test(value) ||
      /^(?:get|head)$/i.test(value),
  );
  return onlyOpens ? { provenance: "followed", kind: found.kind, bits, confirms: [] } : rest;
}

const isAboutLinks = ({ memory, keyed }: Pick<Asking, "memory" | "keyed">): boolean =>
  ["link", "url", "links"].some((word) => memory.heard[keyed(`w:${word}`)] !== undefined);
