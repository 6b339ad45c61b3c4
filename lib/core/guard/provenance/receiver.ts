import { isOpenToAll, parseAddress } from "../destinations/address";
import { isLookAlike } from "../destinations/look-alike";
import { emailsIn, findMentions } from "../destinations/mentions";
import { plainName, plainNumber } from "../destinations/plain";
import { heardName, isLeftOpen, isTurnedTo } from "../remember/heard";
import { isNamedSite } from "../remember/named-sites";
import { examineAddress } from "./address";
import { isChosen, type Asking, type DestinationKind, type Examined, type Provenance } from "./examined";

/** Who or what a call names as its receiver: addresses, numbers, names of people and places. */
export function examineReceiver(value: string, asking: Asking): Examined[] {
  const emails = emailsIn(value);
  if (emails.length > 0) return emails.map((email) => examineEmail(email, asking));
  if (value.includes("://"))
    return findMentions(value)
      .addresses.map((address) => examineAddress(address, asking))
      .map((found) => (found.named ? { ...found, provenance: "unknown" } : found));
  const number = plainNumber(value);
  const digits = number.replace(/\D/g, "").length;
  if (digits >= 7 && digits * 2 >= number.length && !/[_/]/.test(value)) return [examineNumber(number, value, asking)];
  return value
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "")
    .map((one) => examineName(one, asking));
}

function judged(
  { allowed, known }: { allowed: boolean; known: boolean },
  keys: readonly string[],
  { kind, shown, place }: { kind: DestinationKind; shown: string; place?: string },
  asking: Asking,
): Examined {
  const { memory, keyed } = asking;
  const digests = keys.map(keyed);
  const isSource = digests.some((digest) => memory.sources[digest] !== undefined);
  const isConfirmed = digests.some((digest) => memory.confirmed[digest] !== undefined);
  const cameWith = memory.full || digests.some((digest) => memory.brought[digest] !== undefined);
  const isBack = isSource && memory.elsewhere !== undefined && !isConfirmed && !allowed;
  const provenance: Provenance = allowed || known ? (isBack ? "back" : "chosen") : cameWith ? "brought" : "unknown";
  return { provenance, kind, shown, ...(place !== undefined && { place }), confirms: digests };
}

function examineEmail(email: string, asking: Asking): Examined {
  const domain = email.slice(email.lastIndexOf("@"));
  const allowed = asking.allowed.some((one) => one === email || one === domain);
  const keys = [`e:${email}`];
  // Records and sites that were spoken of do not vouch for what looks like one's own domain; the user's own words do.
  const known = isLookAlike(domain.slice(1), asking.allowed)
    ? isChosen(keys, { ...asking, memory: { ...asking.memory, own: {} } })
    : isChosen(keys, asking) || isAtNamedSite(domain.slice(1), asking);
  const found = judged({ allowed, known }, keys, { kind: "mail address", shown: email, place: email }, asking);
  const site = asking.keyed(`s:${domain.slice(1)}`);
  return found.provenance === "unknown" && asking.memory.brought[site] !== undefined
    ? { ...found, provenance: "brought" }
    : found;
}

/**
 * An address at a site that the user wrote or called by its name, or that the agent turned to before strangers' words, in a message that
 * asks for something to go out and has no address of a receiver in it: it is in the hands that the user spoke of. Not where anybody can have
 * an address.
 */
function isAtNamedSite(domain: string, { memory, keyed }: Asking): boolean {
  if (!isLeftOpen(memory) || isOpenToAll(domain)) return false;
  const host = keyed(`h:${domain}`);
  if (memory.heard[host] === 2 || memory.turnedTo[host] !== undefined) return true;
  const address = parseAddress(domain);
  return address !== undefined && isNamedSite(memory, address, keyed);
}

function examineNumber(number: string, shown: string, asking: Asking): Examined {
  const abroad = number.replace(/^00/, "");
  const home =
    shown.trim().startsWith("+") || abroad !== number ? [1, 2, 3].map((code) => `d:~${abroad.slice(code)}`) : [];
  const keys = [`d:${number}`, `d:${abroad}`, ...home];
  return judged({ allowed: false, known: isChosen(keys, asking) }, keys.slice(0, 1), { kind: "number", shown }, asking);
}

export function examineName(text: string, asking: Asking): Examined {
  const name = plainName(text);
  const keys = [`n:${name}`];
  const allowed = asking.allowed.some((one) => plainName(one) === name && !one.startsWith("@"));
  const { memory, keyed } = asking;
  const known = isChosen(keys, asking) || heardName(memory, name, keyed) === 2 || isTurnedTo(memory, keyed(keys[0]!));
  return judged({ allowed, known }, keys, { kind: "place or person", shown: text, place: name }, asking);
}
