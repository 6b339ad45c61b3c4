import { isLoopback, ownerOf, type Address } from "../destinations/address";
import { findMentions } from "../destinations/mentions";
import { wordsOf } from "../destinations/plain";
import { isTurnedTo } from "../remember/heard";
import { isNamedSite } from "../remember/named-sites";
import { CHOSEN, isChosen, type Asking, type Examined } from "./examined";

/** Characters of an address that nobody wrote or brought: on a host that the user chose, on one where strangers write, elsewhere. */
const MORE = { chosen: 64, source: 24, elsewhere: 24, brought: 7, refused: 48 };

export function isAllowed(address: Address, allowed: readonly string[]): boolean {
  const owner = ownerOf(address);
  const plain = address.host.replace(/^www\./, "");
  return allowed.some((one) =>
    one.startsWith("*.")
      ? plain === one.slice(2) || plain.endsWith(one.slice(1))
      : owner === one || (owner.startsWith(`${one}/`) && one.includes("/")),
  );
}

/** An address that a call opens or sends to. Naming a host is enough to have it opened; what is added to the address counts. */
export function examineAddress(address: Address, asking: Asking): Examined {
  const { memory, keyed } = asking;
  const kind = "web address";
  if (isLoopback(address.host)) return CHOSEN(kind);
  const owner = `h:${ownerOf(address)}`;
  const whole = keyed(`u:${address.whole}`);
  const allowed = isAllowed(address, asking.allowed);
  const isWhole = [memory.heard, memory.brought, memory.confirmed].some((one) => one[whole] !== undefined);
  const isSource = memory.sources[keyed(owner)] !== undefined;
  const confirms = [keyed(owner), whole];
  const shown = address.host;
  const place = ownerOf(address);
  const isWritten = allowed || isChosen([owner], asking, 1);
  if (isWritten || isTurnedTo(memory, keyed(owner)) || isNamedSite(memory, address, keyed)) {
    const more = isWhole ? 0 : addedTo(address, asking);
    const hidden = isWhole ? undefined : nestedIn(address, asking);
    if (hidden) return { ...hidden, confirms: [...confirms, ...hidden.confirms] };
    const isOwn =
      memory.heard[whole] !== undefined ||
      memory.confirmed[whole] !== undefined ||
      memory.confirmed[keyed(owner)] !== undefined;
    if (isSource && !allowed && !isOwn && memory.elsewhere !== undefined && (more > 0 || isWhole))
      return { provenance: "back", kind, shown, place, confirms };
    const carries = more > (isSource && !allowed ? MORE.source : MORE.chosen);
    const provenance = carries ? "carrying" : "chosen";
    return { provenance, kind, shown, place, confirms, ...(!isWritten && { named: true as const }) };
  }
  const cameWith =
    memory.full ||
    memory.brought[keyed(owner)] !== undefined ||
    memory.brought[keyed(`s:${address.site}`)] !== undefined;
  if (!cameWith) return { provenance: "unknown", kind, shown, place, confirms };
  const isSameHost = memory.brought[keyed(owner)] !== undefined;
  const added = isWhole ? [] : addedPieces(isSameHost ? { ...address, below: "" } : address, asking);
  const changed = sumOf(added) > MORE.refused || added.some((length) => length > MORE.elsewhere);
  return { provenance: "brought", kind, shown, place, confirms, ...(changed && { plain: true as const }) };
}

/** Characters of an address that are in no word of the user's and in nothing that was brought. */
export const addedTo = (address: Address, asking: Asking): number => sumOf(addedPieces(address, asking));

const sumOf = (lengths: readonly number[]): number => lengths.reduce((sum, one) => sum + one, 0);

/** The lengths of the pieces of an address that the user did not write, as words, and that are no day. */
function addedPieces({ pieces, below }: Address, { memory, keyed }: Asking): number[] {
  if (pieces.length > MOST_PIECES) return [1_000];
  const isKnown = (word: string): boolean => memory.heard[keyed(`w:${word}`)] !== undefined;
  return [...pieces, below]
    .filter((piece) => {
      const words = piece.length > 400 ? [] : wordsOf(piece);
      return !(words.length > 0 && words.every(isKnown)) && !DAY.test(piece);
    })
    .map((piece) => piece.length);
}

const MOST_PIECES = 60;

/** As forms put it into an address; hardly anything can be told by one. */
const DAY = /^20\d\d-[01]\d-[0-3]\d$/;

/** Letters of a scheme. */
const SCHEME = 5;

/** An address within an address, as a redirect has it: what is told the outer one goes to the inner one, too. */
function nestedIn({ pieces, whole }: Address, asking: Asking): Examined | undefined {
  const at = whole.indexOf("://");
  const inner = at < 0 ? undefined : findMentions(whole.slice(at - SCHEME)).addresses[0];
  const led = inner && examineAddress(inner, asking);
  if (led && led.provenance !== "chosen" && led.provenance !== "followed") return led;
  return pieces
    .flatMap((piece) => (piece.includes(".") || piece.includes(":") ? findMentions(piece).addresses : []))
    .map((inner) => examineLink(inner, asking))
    .find(({ provenance }) => provenance !== "chosen");
}

/** An address in a text that is sent: whoever shows the text may load it, so what it carries counts. */
export function examineLink(address: Address, asking: Asking): Examined {
  const { memory, keyed } = asking;
  const whole = keyed(`u:${address.whole}`);
  const kind = "web address";
  if (
    isLoopback(address.host) ||
    [memory.heard, memory.brought, memory.own, memory.confirmed].some((one) => one[whole] !== undefined)
  )
    return CHOSEN(kind);
  const owner = `h:${ownerOf(address)}`;
  const chosen = isAllowed(address, asking.allowed) || isChosen([owner], asking, 1);
  const cameWith = memory.brought[keyed(`s:${address.site}`)] !== undefined;
  if (addedTo(address, asking) <= (chosen ? MORE.chosen : cameWith ? MORE.brought : MORE.elsewhere))
    return CHOSEN(kind);
  return {
    provenance: "carrying",
    kind,
    shown: address.host,
    place: ownerOf(address),
    ...(cameWith && !chosen && { plain: true as const }),
    confirms: [whole],
  };
}
