import { isCatalogue, isInside, isLoopback, ownerOf, type Address } from "../destinations/address";
import { roleOf, type ArgumentField } from "../destinations/arguments";
import { readCommand } from "../destinations/shell/read";
import { findMentions } from "../destinations/mentions";
import { plainName, wordsOf } from "../destinations/plain";
import type { Keyed, Memory } from "../memory";
import { bitOf } from "../policy";
import type { GuardedTool } from "../rules";
import { heardName, heardSite, isAboutLinks } from "./hear";
import type { Writing } from "./writing";

const EGRESS = bitOf("egress");

/** Where the agent works, as the client says. */
export type Surroundings = { workspace?: string };

/** The places that a call is about, marked with their kind. */
export function placesOf(fields: readonly ArgumentField[]): string[] {
  const { addresses, names } = targetsOf(fields);
  return [...addresses.map((address) => `h:${ownerOf(address)}`), ...names.map((name) => `n:${name}`)];
}

function targetsOf(fields: readonly ArgumentField[]): { addresses: Address[]; names: string[]; paths: string[] } {
  const addresses: Address[] = [];
  const names: string[] = [];
  const paths: string[] = [];
  let owner: string | undefined;
  let repository: string | undefined;
  for (const { key, value } of fields) {
    const role = roleOf(key);
    if (isDate(value)) continue;
    if (role === "address") addresses.push(...findMentions(value).addresses);
    else if (role === "receiver") names.push(plainName(value));
    else if (role === "path") paths.push(value);
    else if (role === "owner") owner = value;
    else if (role === "repository") repository = value;
    else if (role === "command") paths.push(...pathsIn(value));
  }
  if (repository !== undefined)
    names.push(plainName(repository.includes("/") || owner === undefined ? repository : `${owner}/${repository}`));
  return { addresses, names, paths };
}

/** `to` is a place in one tool and the end of a stretch of time in another. */
const isDate = (value: string): boolean => /^\d{4}-\d\d(?:-\d\d(?:[T ][\d:.+Z-]{0,30})?)?$/.test(value);

const pathsIn = (command: string): string[] =>
  command
    .split(/[\s"'`;|&<>()=]+/)
    .filter((word) => /^(?:~|\/|\.\.?\/|@\/)|[^/]\/|^\.[a-z]/i.test(word) && !word.includes("://"));

const SECRET =
  /(?:^|[/\\])(?:[^/\\]*\.env[^/\\]*|\.ssh|\.aws|\.gnupg|\.kube|\.netrc|\.npmrc|\.pypirc|\.git-credentials|\.docker|id_[a-z0-9]+|[^/\\]*(?:secret|credential|password|private[-_]?key|token)[^/\\]*|auth(?:\.[a-z]{1,5})?|[^/\\]*\.(?:pem|key|p12|pfx|kdbx))(?:[/\\]|$)/i;

/** Whether what is read lies outside of what the user spoke of: another place, a file that holds secrets, a server not in play. */
export function isElsewhere(
  writing: Writing,
  tool: GuardedTool,
  fields: readonly ArgumentField[],
  { workspace }: Surroundings,
): boolean {
  const memory = writing.now;
  const { addresses, names, paths } = targetsOf(fields.filter((field) => !isNotRead(field, tool)));
  const knows = (key: string): boolean => {
    const digest = writing.keyed(key);
    return [memory.heard, memory.sources, memory.own, memory.turnedTo].some((one) => one[digest] !== undefined);
  };
  const isKnown = (name: string): boolean => knows(`n:${name}`) || heardName(memory, name, writing.keyed) > 0;
  for (const { key, value } of fields)
    if (roleOf(key) === "command") {
      const { secrets, database } = readCommand(value);
      if (secrets || (database && !isHeard([...DATABASE, ...tablesIn(value)], memory, writing.keyed))) return true;
    }
  if (tool.openWeb && names.length + paths.length === 0)
    return addresses.some((address) => !isLoopback(address.host) && !isOnTheWay(address, memory, writing.keyed));
  if (addresses.length + names.length + paths.length > 0)
    return (
      addresses.some((address) => !isLoopback(address.host) && !knows(`h:${ownerOf(address)}`)) ||
      names.some((name) => !isKnown(name)) ||
      paths.some((path) => !isNear(path, tool, workspace) && !isNamedPath(path, memory, writing.keyed))
    );
  if (fields.some(({ key }) => roleOf(key) === "command")) return false;
  const queries = fields.flatMap((field) => aboutUser(field, memory, writing.keyed));
  if (queries.length > 0) return !queries.every(Boolean);
  const server = writing.keyed(`t:${tool.server}`);
  // What a browser shows of a page that the user named, or let be opened, is what they spoke of.
  const page = memory.pages[server];
  if (page && (page.chosen > 0 || memory.confirmed[page.owner] !== undefined)) return false;
  return memory.inPlay[server] === undefined && !isSpokenOf(tool, memory, writing.keyed);
}

/** Whom something is sent to is not where it is read from, and an account of one's own is no place of others. */
const isNotRead = ({ key }: ArgumentField, { bits }: GuardedTool): boolean =>
  roleOf(key) === "receiver" && ((bits & EGRESS) !== 0 || key.at(-1) === "account");

/** A page of the open web: one that the user named, a link of another page, or one by a link that the user spoke of. */
function isOnTheWay(address: Address, memory: Memory, keyed: Keyed): boolean {
  const owner = keyed(`h:${ownerOf(address)}`);
  if ([memory.heard, memory.sources, memory.own].some((one) => one[owner] !== undefined) || isCatalogue(address))
    return true;
  if (heardSite(memory, address, keyed)) return true;
  const whole = keyed(`u:${address.whole}`);
  const isLink =
    memory.links[whole] !== undefined || (memory.brought[whole] !== undefined && isAboutLinks({ memory, keyed }));
  return isLink && !isInside(address.host);
}

const QUERY = new Set("query q search term terms text keyword keywords filter subject phrase".split(" "));
/** What a query is written in, and not about. */
const OPERATORS = new Set(
  "from to in is has and or not the of for with subject newer older than newer_than older_than after before label all any unread repo org user path".split(
    " ",
  ),
);

/** Of a search whether half of its words are the user's; nothing for what is no search, or has no words. */
function aboutUser({ key, value }: ArgumentField, memory: Memory, keyed: Keyed): boolean[] {
  if (!QUERY.has(key.at(-1) ?? "")) return [];
  const words = (value.toLowerCase().match(/[\p{L}\p{N}]{2,40}/gu) ?? []).filter((word) => !OPERATORS.has(word));
  const said = words.filter((word) =>
    [word, word.replace(/s$/, "")].some((one) => memory.heard[keyed(`w:${one}`)] !== undefined),
  );
  return words.length > 0 ? [said.length * 2 >= words.length] : [];
}

/** Inside the workspace, and nothing that holds secrets. Only the client's own tools begin there: elsewhere a path without a root is one of a store. */
function isNear(path: string, { builtIn }: GuardedTool, workspace: string | undefined): boolean {
  const plain = path.replace(/^@/, "").replaceAll("\\", "/");
  if (SECRET.test(plain) || /(?:^|\/)\.\.(?:\/|$)/.test(plain)) return false;
  if (!/^(?:[/~]|[a-z]:)/i.test(plain)) return builtIn === true;
  return (
    workspace !== undefined && workspace.length > 1 && `${plain}/`.startsWith(`${workspace.replaceAll("\\", "/")}/`)
  );
}

/** Its own name or that of its folder stands in the user's words. */
export function isNamedPath(path: string, memory: Memory, keyed: Keyed): boolean {
  // What holds secrets is meant by its own name alone.
  const parts = path
    .replaceAll("\\", "/")
    .split("/")
    .filter((part) => part !== "")
    .slice(SECRET.test(path) ? -1 : -2);
  return parts.some(
    (part) =>
      memory.heard[keyed(`n:${plainName(part)}`)] !== undefined ||
      wordsOf(part.replace(/^\./, "").replace(/\.[a-z\d]{1,5}$/i, "")).some(
        (word) => memory.heard[keyed(`w:${word}`)] !== undefined,
      ),
  );
}

/** Whether the user named the files that are read, all words of each. */
export function isNamedFile(writing: Writing, fields: readonly ArgumentField[]): boolean {
  const { paths } = targetsOf(fields);
  const names = paths.map((path) => path.slice(path.replaceAll("\\", "/").lastIndexOf("/") + 1));
  return (
    names.length > 0 &&
    names.every((name) =>
      [name, name.replace(/^\./, "").replace(/\.[a-z\d]{1,5}$/i, "")].some(
        (one) => heardName(writing.now, one, writing.keyed) > 0,
      ),
    )
  );
}

/** What people call the things that tools are about. */
const ALSO: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mail: "email inbox message letter mailbox",
    email: "mail inbox message",
    message: "mail email inbox chat",
    calendar: `agenda meeting event slot schedule appointment invitation tomorrow today tonight week free busy available lunch interview
      reschedule monday tuesday wednesday thursday friday saturday sunday`,
    event: "calendar meeting agenda",
    chat: "channel slack teams message",
    payment: "balance transaction bank account spent pay invoice owe",
    transaction: "payment bank spent account",
    file: "folder document note download",
    contact: "address person people",
  }),
);

/** By these the user speaks of a database. */
const DATABASE =
  "db database databases datenbank sql query queries table tables psql postgres postgresql mysql mariadb mongo redis sqlite rows schema migration".split(
    " ",
  );
/** Words of the names of tables that a statement is about. */
const tablesIn = (command: string): string[] =>
  [...command.slice(0, LONGEST_COMMAND).matchAll(/\b(?:from|join|into|update|table)\s{1,9}([\w."]{1,80})/gi)].flatMap(
    ([, name]) => wordsOf(name!.replaceAll("_", " ")),
  );
const LONGEST_COMMAND = 20_000;
const isHeard = (words: readonly string[], memory: Memory, keyed: Keyed): boolean =>
  words.some((word) => memory.heard[keyed(`w:${word}`)] !== undefined);

/** Words of tools' names that say nothing of what they are about. */
const EMPTY = new Set("get set list all new the for and one add put run".split(" "));

function isSpokenOf({ server, name }: GuardedTool, memory: Memory, keyed: Keyed): boolean {
  return wordsOf(`${server} ${name}`.replaceAll("_", " "))
    .flatMap((word) => [word, word.replace(/ies$/, "y"), ...(ALSO.get(word)?.split(/\s+/) ?? [])])
    .some((word) => word.length > 2 && !EMPTY.has(word) && memory.heard[keyed(`w:${word}`)] !== undefined);
}
