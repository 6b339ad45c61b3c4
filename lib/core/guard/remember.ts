import { isRecord } from "../text/is-record";
import { isLoopback, ownerOf, type Address } from "./destinations/address";
import { fieldsOf, roleOf, type Field } from "./destinations/arguments";
import { whatIsAsked } from "./destinations/asked";
import { findMentions, plainEmail, plainName, plainNumber, wordsOf } from "./destinations/mentions";
import { Writing, type Keyed, type Memory } from "./memory";
import { bitOf } from "./policy";
import type { GuardedTool } from "./rules";

/** Where the agent works, as the client says. */
export type Surroundings = { workspace?: string };

/** A call that returned: what it was told, and what came back as a text. */
export type Returned = { tool: GuardedTool; args: unknown; result: string };

/** What the user wrote. */
export function hear(memory: Memory, text: string, keyed: Keyed): Memory {
  const writing = new Writing(memory, keyed);
  const { sends, publishes } = whatIsAsked(text);
  const value = sends ? 2 : 1;
  const { addresses, emails, names, numbers } = findMentions(text);
  for (const address of addresses) {
    for (const key of keysOf(address)) writing.put("heard", key, value);
    if (address.pieces.length > 1) writing.put("heard", `n:${plainName(address.pieces.slice(0, 2).join("/"))}`, value);
  }
  for (const email of emails) writing.put("heard", `e:${email}`, value);
  for (const name of names) writing.put("heard", `n:${name}`, value);
  for (const number of numbers) writing.put("heard", `d:${number}`, value);
  for (const word of wordsOf(text)) writing.put("heard", `w:${word}`, value);
  if (publishes) writing.set({ publishes: true });
  return writing.now;
}

const keysOf = (address: Address): string[] => [`h:${ownerOf(address)}`, `u:${address.whole}`];

const PRIVATE = bitOf("private");
const UNTRUSTED = bitOf("untrusted");
const EGRESS = bitOf("egress");

/** What a call that returned has brought in. `before` are the capabilities that were touched before it. */
export function recall(
  memory: Memory,
  { tool, args, result }: Returned,
  { before, keyed, around }: { before: number; keyed: Keyed; around: Surroundings },
): Memory {
  const writing = new Writing(memory, keyed);
  const { fields } = fieldsOf(args);
  const places = placesOf(fields);
  const isUntrusted = (tool.bits & UNTRUSTED) !== 0;
  if ((tool.bits & PRIVATE) !== 0 && (before & UNTRUSTED) !== 0 && memory.elsewhere === undefined)
    if (isElsewhere(writing, tool, fields, around)) writing.set({ elsewhere: tool.id });
  if ((before & UNTRUSTED) === 0) writing.put("inPlay", `t:${tool.server}`);
  if (isUntrusted) {
    for (const place of places) writing.put("sources", place);
    bring(writing, result, tool.openWeb === true);
  } else keepOwn(writing, result);
  openPage(writing, tool, fields);
  if (isPlanting(writing, fields)) writing.set({ planted: tool.id });
  return writing.now;
}

/** What strangers' words name. `open` when they came from the open web, where a link can be followed without telling anything. */
function bring(writing: Writing, result: string, open: boolean): void {
  const { addresses, emails, names, numbers } = findMentions(result);
  const bits = Math.log2(new Set(addresses.map(({ whole }) => whole)).size + 1);
  for (const address of addresses) {
    writing.put("brought", `h:${ownerOf(address)}`);
    writing.put("brought", `s:${address.site}`);
    writing.put("brought", `u:${address.whole}`, 1 + bits);
    if (open) writing.put("links", `u:${address.whole}`, bits);
  }
  for (const email of emails) writing.put("brought", `e:${email}`);
  for (const name of names) writing.put("brought", `n:${name}`);
  for (const number of numbers) writing.put("brought", `d:${number}`);
}

const NAMING = new Set(
  "name title label displayname realname fullname login handle username email slug subject".split(" "),
);
const MOST_RECORDS = 2_000;

/** Of records that no stranger writes, those about somebody or something that the user named: by their other short values they are known, too. */
function keepOwn(writing: Writing, result: string): void {
  let left = MOST_RECORDS;
  const visit = (value: unknown, depth: number): void => {
    if (depth > 6 || left-- <= 0) return;
    if (Array.isArray(value)) return value.forEach((one) => visit(one, depth + 1));
    if (typeof value === "string" && /^\s*[[{]/.test(value)) return visit(jsonIn(value), depth + 1);
    if (!isRecord(value)) return;
    const entries = Object.entries(value);
    const named = entries.some(
      ([key, one]) =>
        typeof one === "string" &&
        NAMING.has(key.toLowerCase().replace(/[^a-z]/g, "")) &&
        heardName(writing.now, one, writing.keyed) > 0,
    );
    for (const [, one] of entries) {
      if (typeof one === "object" || typeof one === "string") visit(one, depth + 1);
      if (named && (typeof one === "string" || typeof one === "number") && isShort(String(one)))
        for (const key of [
          `e:${plainEmail(String(one))}`,
          `n:${plainName(String(one))}`,
          `d:${plainNumber(String(one))}`,
        ])
          writing.put("own", key);
    }
  };
  visit(jsonIn(result) ?? null, 0);
}

const isShort = (text: string): boolean => text.length > 1 && text.length <= 80 && !/\s/.test(text.trim());

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How the user named it: 0 not at all, 1 somewhere, 2 where something is to go out. Several words have to be named all. */
export function heardName(memory: Memory, text: string, keyed: Keyed): number {
  const name = plainName(text);
  const whole = memory.heard[keyed(`n:${name}`)] ?? 0;
  if (whole > 0) return whole;
  const words = name.split(/\s+/).filter((word) => word !== "");
  if (words.length === 0 || words.length > 6) return 0;
  return Math.min(...words.map((word) => memory.heard[keyed(`w:${word}`)] ?? 0));
}

/** The places that a call is about, marked with their kind. */
function placesOf(fields: readonly Field[]): string[] {
  const { addresses, names } = targetsOf(fields);
  return [...addresses.map((address) => `h:${ownerOf(address)}`), ...names.map((name) => `n:${name}`)];
}

function targetsOf(fields: readonly Field[]): { addresses: Address[]; names: string[]; paths: string[] } {
  const addresses: Address[] = [];
  const names: string[] = [];
  const paths: string[] = [];
  let owner: string | undefined;
  let repository: string | undefined;
  for (const { key, value } of fields) {
    const role = roleOf(key);
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

const pathsIn = (command: string): string[] =>
  command
    .split(/[\s"'`;|&<>()=]+/)
    .filter((word) => /^(?:~|\/|\.\.?\/|@\/)|[^/]\/|^\.[a-z]/i.test(word) && !word.includes("://"));

const SECRET =
  /(?:^|[/\\])(?:\.env[^/\\]*|\.ssh|\.aws|\.gnupg|\.kube|\.netrc|\.npmrc|\.pypirc|\.git-credentials|\.docker|id_[a-z0-9]+|[^/\\]*(?:secret|credential|password|private[-_]?key|token)[^/\\]*|[^/\\]*\.(?:pem|key|p12|pfx|kdbx))(?:[/\\]|$)/i;

function isElsewhere(
  writing: Writing,
  tool: GuardedTool,
  fields: readonly Field[],
  { workspace }: Surroundings,
): boolean {
  const memory = writing.now;
  const { addresses, names, paths } = targetsOf(fields);
  const knows = (key: string): boolean => {
    const digest = writing.keyed(key);
    return (memory.heard[digest] ?? memory.sources[digest] ?? memory.own[digest]) !== undefined;
  };
  const isKnown = (name: string): boolean => knows(`n:${name}`) || heardName(memory, name, writing.keyed) > 0;
  if (addresses.length + names.length + paths.length > 0)
    return (
      addresses.some((address) => !isLoopback(address.host) && !knows(`h:${ownerOf(address)}`)) ||
      names.some((name) => !isKnown(name)) ||
      paths.some((path) => !isNear(path, workspace) && !isNamedPath(path, memory, writing.keyed))
    );
  if (fields.some(({ key }) => roleOf(key) === "command")) return false;
  return memory.inPlay[writing.keyed(`t:${tool.server}`)] === undefined && !isSpokenOf(tool, memory, writing.keyed);
}

/** Inside the workspace, and nothing that holds secrets. */
function isNear(path: string, workspace: string | undefined): boolean {
  const plain = path.replace(/^@/, "").replaceAll("\\", "/");
  if (SECRET.test(plain) || plain.includes("..")) return false;
  if (!/^(?:[/~]|[a-z]:)/i.test(plain)) return true;
  return (
    workspace !== undefined && workspace.length > 1 && `${plain}/`.startsWith(`${workspace.replaceAll("\\", "/")}/`)
  );
}

/** Its own name or that of its folder stands in the user's words. */
function isNamedPath(path: string, memory: Memory, keyed: Keyed): boolean {
  const parts = path
    .replaceAll("\\", "/")
    .split("/")
    .filter((part) => part !== "")
    .slice(-2);
  return parts.some(
    (part) =>
      memory.heard[keyed(`n:${plainName(part)}`)] !== undefined ||
      wordsOf(part.replace(/\.[a-z\d]{1,5}$/i, "")).some((word) => memory.heard[keyed(`w:${word}`)] !== undefined),
  );
}

/** What people call the things that tools are about. */
const ALSO: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mail: "email inbox message letter mailbox",
    email: "mail inbox message",
    message: "mail email inbox chat",
    calendar: "agenda meeting event slot schedule appointment invitation tomorrow",
    event: "calendar meeting agenda",
    chat: "channel slack teams message",
    payment: "balance transaction bank account spent pay invoice owe",
    transaction: "payment bank spent account",
    file: "folder document note download",
    contact: "address person people",
  }),
);

function isSpokenOf({ server, name }: GuardedTool, memory: Memory, keyed: Keyed): boolean {
  return wordsOf(`${server} ${name}`.replaceAll("_", " "))
    .flatMap((word) => [word, ...(ALSO.get(word)?.split(" ") ?? [])])
    .some((word) => word.length > 3 && memory.heard[keyed(`w:${word}`)] !== undefined);
}

/** A tool that opens an address leaves its server's browser there. */
function openPage(writing: Writing, tool: GuardedTool, fields: readonly Field[]): void {
  if ((tool.bits & EGRESS) === 0) return;
  const address = fields.flatMap(({ key, value }) =>
    roleOf(key) === "address" ? findMentions(value).addresses : [],
  )[0];
  if (!address) return;
  const owner = `h:${ownerOf(address)}`;
  const digest = writing.keyed(owner);
  const { heard, confirmed } = writing.now;
  writing.page(tool.server, owner, confirmed[digest] === undefined ? (heard[digest] ?? 0) : 2);
}

/** A file is written with an address in it that strangers brought and the user never named. */
function isPlanting(writing: Writing, fields: readonly Field[]): boolean {
  if (!fields.some(({ key }) => roleOf(key) === "path")) return false;
  const { brought, heard } = writing.now;
  return fields.some(
    ({ key, value }) =>
      roleOf(key) === "other" &&
      findMentions(value).addresses.some(
        (address) =>
          brought[writing.keyed(`s:${address.site}`)] !== undefined &&
          heard[writing.keyed(`h:${ownerOf(address)}`)] === undefined,
      ),
  );
}
