import { isRecord } from "../../text/is-record";

/** One text or number of a call's arguments, with the names of the keys above it, in words. */
export type ArgumentField = { key: string[]; value: string };

const DEEPEST = 8;
const MOST_FIELDS = 400;
const LONGEST = 200_000;

/** Every text of the arguments; a text that is itself JSON is looked into. `cut` when there was more than is read. */
export function fieldsOf(args: unknown): { fields: ArgumentField[]; flags: Map<string, boolean>; cut: boolean } {
  const fields: ArgumentField[] = [];
  const flags = new Map<string, boolean>();
  let cut = false;
  const visit = (value: unknown, key: string[], depth: number): void => {
    if (depth > DEEPEST || fields.length >= MOST_FIELDS) return void (cut = true);
    if (typeof value === "string") {
      const inner = key.length > 0 && /^\s*[[{]/.test(value) && value.length <= LONGEST ? parsed(value) : undefined;
      if (inner !== undefined) return visit(inner, key, depth + 1);
      if (value.length > LONGEST) cut = true;
      fields.push({ key, value: value.slice(0, LONGEST) });
    } else if (typeof value === "number") fields.push({ key, value: String(value) });
    else if (typeof value === "boolean") flags.set(key.join(" "), value);
    else if (Array.isArray(value)) for (const one of value) visit(one, key, depth + 1);
    else if (isRecord(value))
      for (const [name, one] of Object.entries(value)) visit(one, keyWords(name, key), depth + 1);
  };
  visit(args, [], 0);
  return { fields, flags, cut };
}

/** A name in any spelling as words; a plain wrapper such as `address` keeps what stood above it. */
function keyWords(name: string, above: readonly string[]): string[] {
  const words = name
    .slice(0, 80)
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, " ")
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== "");
  return [...above.slice(-4), ...words];
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

const ADDRESS = new Set(
  "url uri href link webhook callback endpoint host hostname domain redirect website site page".split(" "),
);
const RECEIVER = new Set(
  `to cc bcc recipient receiver email mail attendee guest invitee participant member user username handle assignee reviewer
  channel room chat group team space phone msisdn iban payee beneficiary wallet account audience target destination dest dst
  remote bucket addressee person contact collaborator address forward share`.split(/\s+/),
);
const THREAD = new Set("message thread ts issue pull pr comment ticket conversation discussion reply".split(" "));
const PATH = new Set("path file filename folder directory dir filepath cwd notebook".split(" "));
/** Words at the end of a key that say what form the value has, not what it is. */
const FORM = new Set("id ids name names address addresses number key list s value to with slug handle".split(" "));
const SENDER = new Set("from sender author reply_from source my own sender_id".split(" "));
const FROM = new Set("account iban wallet email number phone user address".split(" "));
const COMMAND = new Set("command cmd script shell".split(" "));
const OWNER = new Set("owner org organization organisation workspace namespace".split(" "));
const REPOSITORY = new Set("repo repository project".split(" "));

export type ArgumentRole = "address" | "receiver" | "thread" | "path" | "command" | "owner" | "repository" | "other";

/** What a key says of its value, by its last telling word. */
export function roleOf(key: readonly string[]): ArgumentRole {
  for (let at = key.length - 1; at >= 0; at--) {
    const word = singular(key[at]!);
    // `from_account`: where something is taken from.
    if (SENDER.has(word) || (key[at - 1] === "from" && FROM.has(word))) return "other";
    if (COMMAND.has(word)) return "command";
    if (ADDRESS.has(word)) return "address";
    // `share_with`, `send_to`, `forward_to`: the small word is the telling one unless another stands before it.
    if (RECEIVER.has(word) && !(word === "address" && at > 0 && isTelling(key[at - 1]!))) return "receiver";
    if (THREAD.has(word) && (at < key.length - 1 || word === "ts")) return "thread";
    if (PATH.has(word)) return "path";
    if (OWNER.has(word)) return "owner";
    if (REPOSITORY.has(word)) return "repository";
    if (!FORM.has(word) && !FORM.has(key[at]!)) return "other";
  }
  // A file is shared `with` somebody.
  return key.at(-1) === "with" ? "receiver" : "other";
}

const singular = (word: string): string => (word.length > 3 ? word.replace(/s$/, "") : word);
const isTelling = (word: string): boolean => [ADDRESS, RECEIVER, THREAD].some((set) => set.has(singular(word)));
