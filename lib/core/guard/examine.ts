import { isLoopback, ownerOf, parseAddress, type Address } from "./destinations/address";
import { fieldsOf, roleOf, type Field } from "./destinations/arguments";
import { emailsIn, findMentions, plainName, plainNumber, wordsOf } from "./destinations/mentions";
import { readCommand } from "./destinations/shell";
import { heardName } from "./remember";
import type { Keyed, Memory } from "./memory";
import { bitOf } from "./policy";
import type { GuardedTool } from "./rules";

/** What a call sends to. */
export const DESTINATION_KINDS = [
  "mail address",
  "web address",
  "place or person",
  "number",
  "command",
  "page",
  "everybody",
  "unnamed",
  "fixed",
] as const;
export type DestinationKind = (typeof DESTINATION_KINDS)[number];

/**
 * How a destination came about. `chosen`: by the user, an administrator, a person who was asked, or the user's own records; `followed`: a
 * link of the open web, opened as it stood; `brought` with what strangers write; `unknown`; `back` to where strangers read, after something
 * private was read elsewhere; `carrying`: an address with more in it than was ever written or brought.
 */
export type Provenance = "chosen" | "followed" | "brought" | "unknown" | "back" | "carrying";

export type Examined = {
  provenance: Provenance;
  kind: DestinationKind;
  /** It as a person reads it; only for the person who is asked, never kept. */
  shown?: string;
  /** A changed address of a stranger: nothing that a task needs looks like it. */
  plain?: true;
  /** Bits told by following a link. */
  bits?: number;
  /** Digests that are confirmed when a person lets the call pass. */
  confirms: string[];
};

export type Asking = { memory: Memory; keyed: Keyed; allowed: readonly string[] };
export type Call = { tool: GuardedTool; args: unknown };

/** Bits that may be told in one session by the choice among links. */
export const MOST_BITS = 16;
/** Characters of an address that nobody wrote or brought: on a host that the user chose, on one where strangers write, elsewhere. */
const MORE = { chosen: 64, source: 24, elsewhere: 24 };

const BAD: readonly Provenance[] = ["carrying", "brought", "back", "unknown", "followed", "chosen"];
const CHOSEN = (kind: DestinationKind): Examined => ({ provenance: "chosen", kind, confirms: [] });

/** Where a call would send to, and how that came about: the worst of all its destinations, what it links to included. */
export function examine(call: Call, asking: Asking): Examined {
  const { fields, flags, cut } = fieldsOf(call.args);
  const commands = fields.filter(({ key }) => roleOf(key) === "command");
  if (commands.length > 0) return worst(commands.map(({ value }) => examineCommand(value, call, asking)));
  const direct = [...directOf(fields, asking), ...publicOf(flags, fields, asking)];
  const links = fields
    .filter(({ key }) => roleOf(key) === "other")
    .flatMap(({ value }) => findMentions(value).addresses.map((address) => examineLink(address, asking)));
  const sent = direct.length > 0 ? direct : [unnamed(call, asking)];
  const found = worst([...sent.map((one) => followed(one, call, fields, asking)), ...links]);
  return cut && found.provenance === "chosen" ? { ...found, provenance: "unknown" } : found;
}

function worst(all: readonly Examined[]): Examined {
  const [first] = all.toSorted((a, b) => BAD.indexOf(a.provenance) - BAD.indexOf(b.provenance));
  return { ...first!, confirms: all.flatMap(({ confirms }) => confirms) };
}

/** Every receiver and address that the arguments name as such. */
function directOf(fields: readonly Field[], asking: Asking): (Examined & { address?: Address })[] {
  const found: (Examined & { address?: Address })[] = [];
  const threads: Field[] = [];
  const owner = fields.find(({ key }) => roleOf(key) === "owner")?.value;
  for (const field of fields) {
    const role = roleOf(field.key);
    const { value } = field;
    if (role === "receiver") found.push(...examineReceiver(value, asking));
    else if (role === "thread") threads.push(field);
    else if (role === "repository")
      found.push(examineName(value.includes("/") || owner === undefined ? value : `${owner}/${value}`, asking));
    else if (role === "address") {
      const { addresses } = findMentions(value);
      const all = addresses.length > 0 ? addresses : [parseAddress(value)].filter((one) => one !== undefined);
      found.push(...all.map((address) => ({ ...examineAddress(address, asking), address })));
      if (all.length === 0) found.push({ provenance: "unknown", kind: "web address", shown: value, confirms: [] });
    }
  }
  return found.length > 0 ? found : threads.map(({ value }) => examineName(value, asking));
}

const EVERYBODY = /^(?:public|anyone|everyone|world|open|internet)$/i;

/** What is said to be for everybody to see. */
function publicOf(
  flags: ReadonlyMap<string, boolean>,
  fields: readonly Field[],
  { memory, keyed }: Asking,
): Examined[] {
  const isPublic =
    flags.get("public") === true ||
    flags.get("is public") === true ||
    flags.get("private") === false ||
    fields.some(
      ({ key, value }) => /^(?:visibility|access|scope|audience)$/.test(key.at(-1) ?? "") && EVERYBODY.test(value),
    );
  if (!isPublic) return [];
  const asked = ["public", "publicly", "publish", "öffentlich", "publicar"].some(
    (word) => memory.heard[keyed(`w:${word}`)] === 2,
  );
  return [{ provenance: asked ? "chosen" : "unknown", kind: "everybody", confirms: [keyed("t:everybody")] }];
}

function examineReceiver(value: string, asking: Asking): Examined[] {
  const emails = emailsIn(value);
  if (emails.length > 0) return emails.map((email) => examineEmail(email, asking));
  if (value.includes("://")) return findMentions(value).addresses.map((address) => examineAddress(address, asking));
  const number = plainNumber(value);
  const digits = number.replace(/\D/g, "").length;
  if (digits >= 7 && digits * 2 >= number.length && !/[_/]/.test(value)) return [examineNumber(number, value, asking)];
  return value
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "")
    .map((one) => examineName(one, asking));
}

/** Whether a digest is known to be the user's choice: said with something to send, found in own records, or confirmed. */
function isChosen(keys: readonly string[], { memory, keyed }: Asking, heard = 2): boolean {
  return keys.some((key) => {
    const digest = keyed(key);
    return (
      (memory.heard[digest] ?? 0) >= heard || memory.own[digest] !== undefined || memory.confirmed[digest] !== undefined
    );
  });
}

function judged(
  chosen: boolean,
  keys: readonly string[],
  { kind, shown }: { kind: DestinationKind; shown: string },
  asking: Asking,
): Examined {
  const { memory, keyed } = asking;
  const digests = keys.map(keyed);
  const isSource = digests.some((digest) => memory.sources[digest] !== undefined);
  const isConfirmed = digests.some((digest) => memory.confirmed[digest] !== undefined);
  const cameWith = memory.full || digests.some((digest) => memory.brought[digest] !== undefined);
  const provenance: Provenance = !chosen
    ? cameWith
      ? "brought"
      : "unknown"
    : isSource && memory.elsewhere !== undefined && !isConfirmed
      ? "back"
      : "chosen";
  return { provenance, kind, shown, confirms: digests };
}

function examineEmail(email: string, asking: Asking): Examined {
  const domain = email.slice(email.lastIndexOf("@"));
  const allowed = asking.allowed.some((one) => one === email || one === domain);
  const keys = [`e:${email}`];
  const found = judged(allowed || isChosen(keys, asking), keys, { kind: "mail address", shown: email }, asking);
  const site = asking.keyed(`s:${domain.slice(1)}`);
  return found.provenance === "unknown" && asking.memory.brought[site] !== undefined
    ? { ...found, provenance: "brought" }
    : found;
}

function examineNumber(number: string, shown: string, asking: Asking): Examined {
  const keys = [`d:${number}`, `d:${number.replace(/^00/, "")}`];
  return judged(isChosen(keys, asking), keys.slice(0, 1), { kind: "number", shown }, asking);
}

function examineName(text: string, asking: Asking): Examined {
  const name = plainName(text);
  const keys = [`n:${name}`];
  const allowed = asking.allowed.some((one) => plainName(one) === name && !one.startsWith("@"));
  const chosen = allowed || isChosen(keys, asking) || heardName(asking.memory, name, asking.keyed) === 2;
  return judged(chosen, keys, { kind: "place or person", shown: text }, asking);
}

function isAllowed(address: Address, allowed: readonly string[]): boolean {
  const owner = ownerOf(address);
  const plain = address.host.replace(/^www\./, "");
  return allowed.some((one) =>
    one.startsWith("*.")
      ? plain === one.slice(2) || plain.endsWith(one.slice(1))
      : owner === one || (owner.startsWith(`${one}/`) && one.includes("/")),
  );
}

/** An address that a call opens or sends to. Naming a host is enough to have it opened; what is added to the address counts. */
function examineAddress(address: Address, asking: Asking): Examined {
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
  if (allowed || isChosen([owner], asking, 1)) {
    const more = isWhole ? 0 : addedTo(address, asking);
    const hidden = isWhole ? undefined : nestedIn(address, asking);
    if (hidden) return { ...hidden, confirms: [...confirms, ...hidden.confirms] };
    const carries = more > (isSource && !allowed ? MORE.source : MORE.chosen);
    return { provenance: carries ? "carrying" : "chosen", kind, shown, confirms };
  }
  const cameWith =
    memory.full ||
    memory.brought[keyed(owner)] !== undefined ||
    memory.brought[keyed(`s:${address.site}`)] !== undefined;
  if (!cameWith) return { provenance: "unknown", kind, shown, confirms };
  const changed = !isWhole && addedTo(address, asking) > MORE.elsewhere;
  return { provenance: "brought", kind, shown, confirms, ...(changed && { plain: true as const }) };
}

/** Characters of an address that are in no word of the user's and in nothing that was brought. */
function addedTo({ pieces, below }: Address, { memory, keyed }: Asking): number {
  const isKnown = (word: string): boolean => memory.heard[keyed(`w:${word}`)] !== undefined;
  return [...pieces.slice(0, 60), below].reduce(
    (sum, piece) => {
      const words = piece.length > 400 ? [] : wordsOf(piece);
      return sum + (words.length > 0 && words.every(isKnown) ? 0 : piece.length);
    },
    pieces.length > 60 ? 1_000 : 0,
  );
}

/** An address within an address, as a redirect has it. */
function nestedIn({ pieces }: Address, asking: Asking): Examined | undefined {
  return pieces
    .flatMap((piece) => (piece.includes(".") || piece.includes(":") ? findMentions(piece).addresses : []))
    .map((inner) => examineLink(inner, asking))
    .find(({ provenance }) => provenance !== "chosen");
}

/** An address in a text that is sent: whoever shows the text may load it, so what it carries counts. */
function examineLink(address: Address, asking: Asking): Examined {
  const { memory, keyed } = asking;
  const whole = keyed(`u:${address.whole}`);
  const kind = "web address";
  if (
    isLoopback(address.host) ||
    [memory.heard, memory.brought, memory.confirmed].some((one) => one[whole] !== undefined)
  )
    return CHOSEN(kind);
  const owner = `h:${ownerOf(address)}`;
  const chosen = isAllowed(address, asking.allowed) || isChosen([owner], asking, 1);
  if (addedTo(address, asking) <= (chosen ? MORE.chosen : MORE.elsewhere)) return CHOSEN(kind);
  const cameWith = memory.brought[keyed(`s:${address.site}`)] !== undefined;
  return {
    provenance: "carrying",
    kind,
    shown: address.host,
    ...(cameWith && !chosen && { plain: true as const }),
    confirms: [whole],
  };
}

/** Keys of arguments that only say how an answer is to look. */
const SETTINGS = /^(?:prompt|format|question|instruction|instructions|selector|mode|lang|language|description|reason)$/;
const UNTRUSTED = bitOf("untrusted");

/**
 * A link that is opened as it stood, with nothing else in the call, tells no more than which one it was. It may be followed where it came from
 * the open web, or the user spoke of links.
 */
function followed(
  found: Examined & { address?: Address },
  { tool }: Call,
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

/** A call that names no receiver: a page that is open, a question to one fixed provider, or nobody knows whom. */
function unnamed({ tool }: Call, { memory, keyed }: Asking): Examined {
  const page = memory.pages[keyed(`t:${tool.server}`)];
  const confirms = [keyed(`t:${tool.id}`)];
  if (page) {
    const back = memory.sources[page.owner] !== undefined && memory.elsewhere !== undefined;
    const chosen = page.chosen === 2 || memory.confirmed[page.owner] !== undefined;
    return {
      provenance: !chosen ? "unknown" : back && memory.confirmed[page.owner] === undefined ? "back" : "chosen",
      kind: "page",
      confirms: [page.owner],
    };
  }
  if (tool.asksOnly) return CHOSEN("fixed");
  const isConfirmed = memory.confirmed[confirms[0]!] !== undefined;
  return { provenance: isConfirmed ? "chosen" : "unknown", kind: "unnamed", confirms };
}

function examineCommand(command: string, _call: Call, asking: Asking): Examined {
  const { memory } = asking;
  const kind = "command";
  const { opaque, network, publishes, runsCode } = readCommand(command);
  const receivers = network.filter((word) => !word.startsWith("-")).flatMap((word) => receiversIn(word));
  const found = receivers.map((address) => ({ ...examineAddress(address, asking), kind: kind as DestinationKind }));
  if (opaque) return worst([{ provenance: "unknown", kind, confirms: [] }, ...found]);
  if (found.length > 0)
    return publishes && !memory.publishes
      ? worst([{ provenance: "unknown", kind, confirms: [] }, ...found])
      : worst(found);
  if (publishes)
    return { provenance: memory.publishes && memory.planted === undefined ? "chosen" : "unknown", kind, confirms: [] };
  if (network.length > 0) return { provenance: "unknown", kind, confirms: [] };
  if (runsCode && memory.planted !== undefined) return { provenance: "brought", kind, confirms: [] };
  return CHOSEN(kind);
}

/** `https://host/x`, `user@host:path`, `host/x`; a file that is sent is none. */
function receiversIn(word: string): Address[] {
  if (word.includes("://")) return findMentions(word).addresses;
  if (word.startsWith("@") || word.startsWith("/") || word.startsWith(".")) return [];
  return findMentions(word.slice(word.lastIndexOf("@") + 1)).addresses;
}
