import { isCatalogue, ownerOf, type Address } from "../destinations/address";
import { findMentions } from "../destinations/mentions";
import { isAboutLinks } from "../remember/heard";
import { heardSite } from "../remember/named-sites";
import { roleOf, type ArgumentField } from "../destinations/arguments";
import { bitOf } from "../policy";
import type { GuardedTool } from "../rules";
import { addedTo, isAllowed } from "./address";
import { CHOSEN, type Asking, type Examined, type Provenance } from "./examined";

/** Bits that may be told in one session by the choice among links. */
export const MOST_BITS = 16;

/** Characters of an address on a catalogue that nobody wrote. */
const MOST_READ = 48;
const SETTLES = new Set<Provenance>(["unknown", "brought"]);

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
  fields: readonly ArgumentField[],
  asking: Asking,
): Examined {
  const { address, ...rest } = found;
  if (address && tool.openWeb && isCatalogue(address) && onlyOpens(fields) && SETTLES.has(found.provenance))
    return addedTo(address, asking) <= MOST_READ ? CHOSEN(found.kind) : rest;
  if (address && tool.openWeb && found.provenance === "unknown" && onlyOpens(fields) && mayRead(address, asking))
    return CHOSEN(found.kind);
  if (!address || found.provenance !== "brought" || (tool.bits & UNTRUSTED) === 0) return rest;
  return onlyOpens(fields) ? opened(address, rest, asking) : rest;
}

/** A site that the user called by its name, whose address nobody brought, while nothing was read besides what the user spoke of. */
const mayRead = (address: Address, { memory, keyed }: Asking): boolean =>
  memory.elsewhere === undefined && !memory.full && heardSite(memory, address, keyed);

/** The same of a link that a command of a shell fetches. */
export function followedBy(found: Examined, address: Address, asking: Asking): Examined {
  return found.provenance === "brought" ? opened(address, found, asking) : found;
}

function opened(address: Address, found: Examined, { memory, keyed }: Asking): Examined {
  const whole = keyed(`u:${address.whole}`);
  const bits =
    memory.links[whole] ?? (isAboutLinks({ memory, keyed }) ? (memory.brought[whole] ?? NaN) - 1 : undefined);
  if (bits === undefined || memory.elsewhere !== undefined || !(memory.spent + bits <= MOST_BITS)) return found;
  return { provenance: "followed", kind: found.kind, bits, confirms: [] };
}

/** Whether a call tells nothing but the address that it opens. */
function onlyOpens(fields: readonly ArgumentField[]): boolean {
  return fields.every(
    ({ key, value }) =>
      roleOf(key) === "address" ||
      SETTINGS.test(key.at(-1) ?? "") ||
      /^\d{1,6}$/.test(value) ||
      /^(?:get|head)$/i.test(value),
  );
}

/** Keys of arguments by which something of a page is pointed at. */
const POINTING = /^(?:element|ref|selector|uid|index|x|y|button|clicks|modifiers|locator|xpath)$/;
/** Bits told by a press of one thing or another. */
const BITS_OF_CLICK = 2;

/** A press on an open page, with nothing typed: told is which thing was pressed, as with a link. */
export function clicked(found: Examined, fields: readonly ArgumentField[], { memory }: Asking): Examined {
  const presses =
    fields.length > 0 &&
    fields.every(({ key, value }) => POINTING.test(key.at(-1) ?? "") && findMentions(value).addresses.length === 0);
  return presses &&
    found.provenance === "unknown" &&
    memory.elsewhere === undefined &&
    memory.spent + BITS_OF_CLICK <= MOST_BITS
    ? { ...found, provenance: "followed", bits: BITS_OF_CLICK, confirms: [] }
    : found;
}

/**
 * More than an address is told: to a host that was only named, or to where strangers' words were read, after something private was read that
 * the user never spoke of.
 */
export function toldMore<E extends Examined & { address?: Address }>(
  found: E,
  fields: readonly ArgumentField[],
  { memory, keyed, allowed }: Asking,
): E {
  if (!found.address || found.provenance !== "chosen" || onlyOpens(fields)) return found;
  if (found.named) return { ...found, provenance: "unknown" };
  if (memory.elsewhere === undefined || isAllowed(found.address, allowed)) return found;
  const owner = keyed(`h:${ownerOf(found.address)}`);
  const isBack = memory.sources[owner] !== undefined && memory.confirmed[owner] === undefined;
  return isBack ? { ...found, provenance: "back" } : found;
}
