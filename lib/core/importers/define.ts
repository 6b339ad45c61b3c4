import { isSecretName, isVariable, secretMark, takeSecrets } from "../text/find-secrets";
import { Secret, type Secrets } from "../model/secret";
import type { Server, Transport } from "../model/server";
import type { Doc } from "../text/doc";

export type Platform = "darwin" | "win32" | "linux";

/** What could not be read, where, and what to do about it. It quotes no values. */
export type ReadProblem = { entry?: string; line?: number; message: string };

/**
 * A map or list of servers in a file. `scope` tells apart entries of one name (Claude Code keeps one map a project);
 * `disabled` names entries that are switched off elsewhere in the file; `entries` stand for what lies at the path when that is no map of servers.
 */
export type Block = { path: (string | number)[]; scope?: string; disabled?: readonly string[]; entries?: Record<string, unknown> };

/** One client's config: where it lies, how it is recognised, where in it the servers stand. */
export type Importer = {
  id: string;
  label: string;
  /** Absolute paths where the client keeps it on this platform. */
  paths(platform: Platform, home: string): string[];
  /** JSON with comments unless said otherwise. */
  syntax?: "toml" | "yaml";
  /** How the file is called when it comes from nowhere else. Matched on the path with forward slashes. */
  fileName: RegExp;
  /** The maps of servers in this file; none when it is not this client's. */
  blocks(config: unknown): Block[];
  /** Puts the client's own words for one entry into the common ones; a text is the reason why it cannot be listed. */
  translate?(entry: Record<string, unknown>): Record<string, unknown> | string;
  /** What the file does not hold, so that an import alone is no full account. */
  incomplete?: string;
};

export const defineImporter = (importer: Importer): Importer => importer;

export type Read = { servers: Server[]; secrets: Record<string, Secrets>; problems: ReadProblem[] };

const NAME_LIMIT = 200;
const ENTRY_LIMIT = 1000;
const ARGS_LIMIT = 500;

export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** The member at a path, when every step is there. */
export function at(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((inner, step) => (typeof inner === "object" && inner !== null && Object.hasOwn(inner, step) ? (inner as Record<string | number, unknown>)[step] : undefined), value);
}

/** A block when there is an object at this path. */
export const blockAt = (config: unknown, ...path: string[]): Block[] => (isRecord(at(config, path)) ? [{ path }] : []);

/** The texts of an array, or none. */
export const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((item) => typeof item === "string") : []);

/** Looks like an entry: something to start or something to call. For files that hold servers without a wrapper. */
export const looksLikeEntry = (value: unknown): boolean =>
  isRecord(value) && ["command", "url", "serverUrl", "httpUrl"].some((key) => typeof value[key] === "string");

/** Reads every entry of an importer's blocks. One bad entry is a problem; the rest goes on. */
export function readBlocks(importer: Importer, doc: Doc, file: string): Read {
  const read: Read = { servers: [], secrets: Object.create(null), problems: [] };
  for (const { path, line } of doc.repeated) {
    read.problems.push({ entry: String(path.at(-1)), line, message: `“${clip(String(path.at(-1)))}” stands here a second time. The later one is used, as clients do; remove one of them.` });
  }
  for (const block of importer.blocks(doc.value)) {
    for (const [entry, raw, step] of entriesOf(doc.value, block)) {
      const line = doc.line(step === null ? block.path : [...block.path, step]);
      const problem = (message: string) => read.problems.push({ entry: clip(entry), line, message });
      if (read.servers.length >= ENTRY_LIMIT) {
        problem(`Only the first ${ENTRY_LIMIT} servers of a file are read. Split the file.`);
        return read;
      }
      const name = uniqueName(entry, block.scope, read.servers);
      if (name === null) problem(`A server's name has 1 to ${NAME_LIMIT} characters. Rename this entry.`);
      else readEntry(importer, { importer: importer.id, file, line }, name, raw, block.disabled?.includes(entry) ?? false, read, problem);
    }
  }
  return read;
}

/** Name, value and step in the file of each entry of a block. Entries of a list carry their name with them. */
function entriesOf(config: unknown, block: Block): [string, unknown, string | number | null][] {
  if (block.entries) return Object.entries(block.entries).map(([name, raw]) => [name, raw, null]);
  const servers = at(config, block.path);
  if (!Array.isArray(servers)) return Object.entries(servers as object).map(([name, raw]) => [name, raw, name]);
  return servers.map((raw, index) => [isRecord(raw) && typeof raw.name === "string" ? raw.name : `server ${index + 1}`, raw, index]);
}

function uniqueName(entry: string, scope: string | undefined, servers: readonly Server[]): string | null {
  if (entry.trim() === "" || entry.length > NAME_LIMIT) return null;
  const taken = new Set(servers.map((server) => server.name));
  if (!taken.has(entry)) return entry;
  const scoped = scope ? `${entry} (${clip(scope)})` : entry;
  for (let nth = 2, name = scoped; ; nth += 1, name = `${scoped} ${nth}`) if (!taken.has(name)) return name;
}

function readEntry(importer: Importer, origin: NonNullable<Server["origin"]>, name: string, raw: unknown, off: boolean, read: Read, problem: (message: string) => void): void {
  if (!isRecord(raw)) return void problem("This entry is not an object. It needs a command to start or a URL to call.");
  const translated = importer.translate?.(raw) ?? raw;
  if (typeof translated === "string") return void problem(translated);
  // Cline nests the transport's keys under `transport`.
  const entry = isRecord(translated.transport) ? { ...translated, ...translated.transport } : translated;
  const secrets: Secrets = Object.create(null);
  const transport = readTransport(entry, secrets, problem);
  if (!transport) return;
  if (typeof entry.envFile === "string") problem("It also reads variables from a file (envFile). Trefoil does not open that file; add the variables by hand if the server needs them to start.");
  if (typeof entry.headersHelper === "string") problem("It makes its headers with a command (headersHelper). Trefoil does not run that command; add the headers by hand if the server needs them.");
  const only = ONLY_KEYS.map((key) => texts(entry[key])).find((names) => names.length > 0 && !names.includes("*"));
  if (only) problem(`Its config offers only ${only.length} of its tools to the model. All of them are counted here; switch the others off in the session.`);
  const disabled = off || entry.disabled === true || entry.enabled === false;
  read.servers.push({ name, transport, origin, disabled, hiddenTools: hiddenTools(entry) });
  if (Object.keys(secrets).length > 0) read.secrets[name] = secrets;
}

/** Lists of the only tools that the model is to see. Which ones are hidden by it is known only once the server was listed. */
const ONLY_KEYS = ["includeTools", "enabled_tools", "available_tools", "tools"];

const hiddenTools = (entry: Record<string, unknown>): string[] => [...texts(entry.disabledTools), ...texts(entry.excludeTools), ...texts(entry.disabled_tools)];

const HTTP_TYPES = new Set(["http", "streamable-http", "streamablehttp", "streamable_http", "sse", "remote"]);
const STDIO_TYPES = new Set(["stdio", "local"]);

function readTransport(entry: Record<string, unknown>, secrets: Secrets, problem: (message: string) => void): Transport | null {
  const type = typeof entry.type === "string" ? entry.type.toLowerCase() : undefined;
  const url = [entry.url, entry.serverUrl, entry.httpUrl].find((value) => typeof value === "string") as string | undefined;
  if (type !== undefined && !HTTP_TYPES.has(type) && !STDIO_TYPES.has(type)) {
    problem(`It uses the transport “${clip(type)}”, which Trefoil does not speak (it speaks stdio, http and sse). Paste its tools/list answer instead.`);
    return null;
  }
  if (entry.command !== undefined && (type === undefined || STDIO_TYPES.has(type))) return readStdio(entry, secrets, problem);
  if (url !== undefined) return readHttp(url, entry, secrets, problem);
  problem(type && HTTP_TYPES.has(type) ? "It has no url. Add the address of the server." : "It has neither a command to start nor a url to call. Add one of them.");
  return null;
}

function readStdio(entry: Record<string, unknown>, secrets: Secrets, problem: (message: string) => void): Transport | null {
  const line = [entry.command, ...(Array.isArray(entry.args) ? entry.args : [])];
  const words = line.map((word) => (typeof word === "number" || typeof word === "boolean" ? String(word) : word));
  if (!words.every((word): word is string => typeof word === "string") || (entry.args !== undefined && !Array.isArray(entry.args))) {
    problem("The command must be a text and args a list of texts. Put each argument in its own pair of quotes.");
    return null;
  }
  const [command = "", ...args] = words;
  if (command.trim() === "") return problem("The command is empty. Write what is to be started."), null;
  if (args.length > ARGS_LIMIT) return problem(`It has more than ${ARGS_LIMIT} arguments. Shorten the list.`), null;
  const env = takeValues(entry.env, "env", secrets, problem);
  return { kind: "stdio", command: takeSecrets(command, "command", secrets, true), args: takeArgs(args, secrets), env, ...(typeof entry.cwd === "string" && entry.cwd !== "" ? { cwd: entry.cwd } : {}) };
}

/** `--token X` in two words, and everything that `takeSecrets` finds within one. */
export function takeArgs(args: readonly string[], secrets: Secrets): string[] {
  return args.map((arg, index) => {
    const place = `arg.${index}`;
    const option = args[index - 1] ?? "";
    const isValue = /^--?[A-Za-z]/.test(option) && !option.includes("=") && !arg.startsWith("-");
    const found: Secrets = Object.create(null);
    const text = takeSecrets(arg, place, found, /^-\w*c$/.test(option));
    if (Object.keys(found).length === 0 && isValue && isSecretName(option) && arg !== "" && !isVariable(arg)) {
      secrets[place] = new Secret(arg);
      return secretMark(place);
    }
    Object.assign(secrets, found);
    return text;
  });
}

function readHttp(url: string, entry: Record<string, unknown>, secrets: Secrets, problem: (message: string) => void): Transport | null {
  if (!/^(https?:\/\/|\$\{|\{env:|%)/i.test(url)) {
    problem("Its url does not begin with https:// or http://. Sockets and pipes are not supported; correct the address.");
    return null;
  }
  const headers = takeValues(entry.headers, "header", secrets, problem);
  return { kind: "http", url: takeUrlSecrets(url, secrets), headers };
}

/** User-info, every query value, the fragment, and path segments that look like a token. */
export function takeUrlSecrets(url: string, secrets: Secrets): string {
  const parts = /^([a-z][a-z0-9+.-]*:\/\/)?([^/?#]*@)?([^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/i.exec(url);
  if (!parts) return takeSecrets(url, "url", secrets);
  const [, scheme = "", user = "", host = "", path = "", query = "", fragment = ""] = parts;
  const put = (place: string, value: string): string => {
    if (value === "" || isVariable(value)) return value;
    const stem = place.replaceAll(/[{}]/g, "_");
    let key = stem;
    for (let nth = 2; key in secrets; nth += 1) key = `${stem}.${nth}`;
    secrets[key] = new Secret(value);
    return secretMark(key);
  };
  const shown = query.slice(1).split("&").map((pair) => {
    const equals = pair.indexOf("=");
    return equals === -1 ? takeSecrets(pair, "url.query", secrets) : `${pair.slice(0, equals)}=${put(`url.query.${pair.slice(0, equals)}`, pair.slice(equals + 1))}`;
  });
  return [
    scheme,
    user && `${put("url.user", user.slice(0, -1))}@`,
    host,
    path.split("/").map((segment) => takeSecrets(segment, "url.path", secrets)).join("/"),
    query && `?${shown.join("&")}`,
    fragment && `#${put("url.fragment", fragment.slice(1))}`,
  ].join("");
}

/** Takes every value of a map off and gives the names. */
function takeValues(map: unknown, place: "env" | "header", secrets: Secrets, problem: (message: string) => void): string[] {
  if (map === undefined || map === null) return [];
  if (!isRecord(map)) return problem(`Its ${place === "env" ? "env" : "headers"} must be an object of names and values. It was left out.`), [];
  const names: string[] = [];
  for (const [name, value] of Object.entries(map)) {
    if (name === "" || /[=\0\r\n]/.test(name) || !["string", "number", "boolean"].includes(typeof value)) {
      problem(`One of its ${place === "env" ? "environment variables" : "headers"} has no usable name or no text as value. It was left out.`);
      continue;
    }
    names.push(name);
    secrets[`${place}.${name}`] = new Secret(String(value));
  }
  return names;
}

/** Values that the client takes from variables: name of the place → name of the variable. */
export const fromVariables = (map: unknown): Record<string, string> =>
  isRecord(map) ? Object.fromEntries(Object.entries(map).flatMap(([name, variable]) => (typeof variable === "string" ? [[name, `\${${variable}}`]] : []))) : {};

const clip = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
