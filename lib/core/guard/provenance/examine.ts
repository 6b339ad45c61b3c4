import { parseAddress, type Address } from "../destinations/address";
import { fieldsOf, roleOf, type ArgumentField } from "../destinations/arguments";
import { findMentions } from "../destinations/mentions";
import { plainName } from "../destinations/plain";
import type { GuardedTool } from "../rules";
import { examineAddress, examineLink } from "./address";
import { examineCommand } from "./command";
import { heardName, isTurnedTo } from "../remember/heard";
import { CHOSEN, worst, type Asking, type Call, type Examined } from "./examined";
import { clicked, followed, toldMore } from "./follow";
import { examineName, examineReceiver } from "./receiver";
import { examineThread } from "./thread";

/** Where a call would send to, and how that came about: the worst of all its destinations, what it links to included. */
export function examine(call: Call, asking: Asking): Examined {
  const { fields, flags, cut } = fieldsOf(call.args);
  const commands = fields.filter(({ key }) => roleOf(key) === "command");
  if (commands.length > 0) return worst(commands.map(({ value }) => examineCommand(value, asking)));
  const direct = [...directOf(call.tool, fields, flags, asking), ...publicOf(flags, fields, asking)];
  const links = fields
    .filter(({ key }) => roleOf(key) === "other")
    .flatMap(({ value }) => findMentions(value).addresses.map((address) => examineLink(address, asking)));
  const typed = fields.filter(({ key }) => roleOf(key) === "other").flatMap(({ value }) => typedAddress(value, asking));
  const sent = direct.length > 0 ? direct : [unnamed(call, fields, asking)];
  const found = worst([
    ...sent.map((one) => followed(toldMore(one, fields, asking), call.tool, fields, asking)),
    ...links,
    ...typed,
  ]);
  const isWhole = !cut && !fields.some(({ value }) => value.length > MAY_BE_CUT && findMentions(value).cut);
  return isWhole || found.provenance !== "chosen" ? found : { ...found, provenance: "unknown" };
}

/** Characters from which on a text may hold more than is read of it. */
const MAY_BE_CUT = 8_000;

/** Every receiver and address that the arguments name as such. */
function directOf(
  tool: GuardedTool,
  fields: readonly ArgumentField[],
  flags: ReadonlyMap<string, boolean>,
  asking: Asking,
): (Examined & { address?: Address })[] {
  const found: (Examined & { address?: Address })[] = [];
  const threads: ArgumentField[] = [];
  const owner = fields.find(({ key }) => roleOf(key) === "owner")?.value;
  for (const field of fields) {
    const role = roleOf(field.key);
    const { value } = field;
    if (role === "receiver") found.push(...examineReceiver(value, asking));
    else if (role === "thread" || isAnswered(tool, field)) threads.push(field);
    else if (role === "other") found.push(...headersIn(field).flatMap((email) => examineReceiver(email, asking)));
    else if (role === "repository")
      found.push(
        inTheOpen(
          examineName(value.includes("/") || owner === undefined ? value : `${owner}/${value}`, asking),
          asking,
        ),
      );
    else if (role === "address") {
      const { addresses } = findMentions(value);
      const all = addresses.length > 0 ? addresses : [parseAddress(value)].filter((one) => one !== undefined);
      found.push(...all.map((address) => ({ ...examineAddress(address, asking), address })));
      if (all.length === 0) found.push({ provenance: "unknown", kind: "web address", shown: value, confirms: [] });
    }
  }
  // Money goes by the number of an account, whatever name stands beside it.
  if (found.some(({ kind }) => kind === "number")) return found.filter(({ kind }) => kind !== "place or person");
  return found.length > 0 ? found : threads.map((field) => examineThread(field, { fields, flags }, asking));
}

/** A tool that answers may call what it answers by nothing but an id. */
const isAnswered = ({ name }: GuardedTool, { key }: ArgumentField): boolean =>
  key.length === 1 && /^(?:id|uid|key|number)$/.test(key[0]!) && /(?:^|[^a-z])(?:reply|respond|answer)/i.test(name);

const ONE_LINE = /^(?:subject|title|name|topic|summary)$/;
const HEADER = /[\r\n][ \t]{0,20}(?:to|cc|bcc|reply-to)[ \t]{0,20}:([^\r\n]{0,1000})/gi;

/** Receivers that a line break smuggles into a field of one line: what sends it may take the next line for a header. */
const headersIn = ({ key, value }: ArgumentField): string[] =>
  ONE_LINE.test(key.at(-1) ?? "") ? [...value.matchAll(HEADER)].map(([, said]) => said!) : [];

/** Whether strangers can read a repository is not known: nothing goes there once something private was read that the user never spoke of. */
const inTheOpen = (found: Examined, { memory, allowed }: Asking): Examined =>
  found.provenance === "chosen" &&
  memory.elsewhere !== undefined &&
  !allowed.some((one) => plainName(one) === found.place) &&
  !found.confirms.some((digest) => memory.confirmed[digest] !== undefined)
    ? { ...found, provenance: "back" }
    : found;

/** A mail address that strangers brought and that is all of what is typed somewhere: whoever it is of is meant to get something. */
function typedAddress(value: string, asking: Asking): Examined[] {
  if (!/^\s*[^\s@]{1,64}@[^\s@]{3,190}\s*$/.test(value)) return [];
  return examineReceiver(value, asking).filter(({ provenance }) => provenance === "brought");
}

const EVERYBODY = /^(?:public|anyone|everyone|world|open|internet)$/i;

/** What is said to be for everybody to see. */
function publicOf(
  flags: ReadonlyMap<string, boolean>,
  fields: readonly ArgumentField[],
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

/** A call that names no receiver: a page that is open, a question to one fixed provider, or nobody knows whom. */
function unnamed({ tool }: Call, fields: readonly ArgumentField[], asking: Asking): Examined {
  const { memory, keyed } = asking;
  const page = memory.pages[keyed(`t:${tool.server}`)];
  const confirms = [keyed(`t:${tool.id}`)];
  if (page) {
    const back = memory.sources[page.owner] !== undefined && memory.elsewhere !== undefined;
    // Who lets a page be opened has not agreed to what is typed there.
    const confirm = keyed(`p:${page.owner}`);
    const isConfirmed = memory.confirmed[confirm] !== undefined;
    const isChosen = page.chosen === 2 || isTurnedTo(memory, page.owner);
    const provenance = isConfirmed ? "chosen" : !isChosen ? "unknown" : back ? "back" : "chosen";
    return clicked({ provenance, kind: "page", confirms: [confirm] }, fields, asking);
  }
  if (tool.asksOnly || (tool.guests && isInOwnPlace(fields, asking))) return CHOSEN("fixed");
  const isConfirmed = memory.confirmed[confirms[0]!] !== undefined || isAskedFor(tool, fields, asking);
  return { provenance: isConfirmed ? "chosen" : "unknown", kind: "unnamed", confirms };
}

/** Words of tools' names that say nothing of what for. */
const VERBS = new Set(
  "create make add set get new send post put do run update generate to a the of for with by".split(" "),
);

/** The user asked for what the tool is called by, with the very files, and nothing private was read besides. */
function isAskedFor({ name }: GuardedTool, fields: readonly ArgumentField[], asking: Asking): boolean {
  const { memory, keyed } = asking;
  if (memory.elsewhere !== undefined || memory.full) return false;
  const words = name
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, " ")
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== "" && !VERBS.has(word));
  const isSaid = words.length > 0 && words.every((word) => memory.heard[keyed(`w:${word}`)] === 2);
  const things = fields.filter(({ key }) => roleOf(key) === "path" || THING.test(key.at(-1) ?? ""));
  return isSaid && things.every(({ value }) => isNamedThing(value, asking));
}

/** By all of its name, or by that of a file or folder without the way to it. */
const isNamedThing = (value: string, { memory, keyed }: Asking): boolean =>
  memory.heard[keyed(`n:${plainName(value)}`)] !== undefined ||
  heardName(memory, value.slice(value.lastIndexOf("/") + 1), keyed) > 0;

/** Keys of arguments that say which thing is meant. */
const THING = /^(?:ids?|uids?|uuids?|keys?|names?|numbers?|urls?|items?)$/;

/** A calendar that is named must be the user's word; else it is their own. */
const isInOwnPlace = (fields: readonly ArgumentField[], { memory, keyed }: Asking): boolean =>
  fields.every(
    ({ key, value }) =>
      !key.includes("calendar") || value === "primary" || memory.heard[keyed(`n:${plainName(value)}`)] !== undefined,
  );
