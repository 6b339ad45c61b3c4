import { named, type Unnamed } from "../model/client";
import type { Secrets } from "../model/secret";
import type { Server } from "../model/server";
import { isRecord } from "../text/is-record";

export type Platform = "darwin" | "win32" | "linux";

/** What could not be read, where, and what to do about it. It quotes no values. */
export type ReadProblem = { entry?: string; line?: number; message: string };

/**
 * A map or list of servers in a file. `scope` tells apart entries of one name (Claude Code keeps one map a project);
 * `disabled` names entries that are switched off elsewhere in the file; `entries` stand for what lies at the path when that is no map of servers.
 */
export type Block = {
  path: (string | number)[];
  scope?: string;
  disabled?: readonly string[];
  /** The members that are servers, where other things stand beside them. */
  only?: readonly string[];
  entries?: Record<string, unknown>;
};

export type Syntax = "json" | "toml" | "yaml";

/** The user's variables, as far as clients keep their configs where one of them says. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Which tools of an entry the model is shown, by what stands elsewhere in the file. `*` stands for any text. */
export type ToolFilter = { hidden?: readonly string[]; only?: readonly string[] };

/** One client's config: where it lies, how it is recognised, where in it the servers stand. */
export type Importer = {
  id: string;
  label: string;
  /** Absolute paths where the client keeps it on this platform. A folder called `*` stands for each folder there, `*` in a file's name for any text. */
  paths(platform: Platform, home: string, variables?: Variables): string[];
  /** What the file may be written in, the usual one first; JSON (with comments) alone unless said otherwise. */
  syntaxes?: readonly [Syntax, ...Syntax[]];
  /** How the file is called when it comes from nowhere else. Matched on the path with forward slashes. */
  fileName: RegExp;
  /** The maps of servers in this file; none when it is not this client's. */
  blocks(config: unknown): Block[];
  /** Whether an entry has what only this client writes (`own`), or what this client does not read (`foreign`): many share one form. */
  bearing?(entry: Record<string, unknown>): "own" | "foreign" | undefined;
  /** Puts the client's own words for one entry into the common ones; a text is the reason why it cannot be listed. */
  translate?(entry: Record<string, unknown>): Record<string, unknown> | string;
  /** What else in the file says which tools of this entry are shown, and whether the entry is on. */
  filter?(config: unknown, name: string): ToolFilter & { off?: boolean };
  /** Something in an entry that this client treats otherwise than people expect, in words. */
  remark?(entry: Record<string, unknown>, name: string): string | undefined;
  /** The tools that the file itself describes for an entry, with what that description lacks. */
  declares?(config: unknown, name: string): Declared | undefined;
  /** What the file does not hold, so that an import alone is no full account. */
  incomplete?: string;
};

export const defineImporter = (importer: Unnamed<Importer>): Importer => named(importer);

/** Tools as a file describes them. `lacks` says in words what such a description cannot tell. */
export type Declared = { tools: unknown[]; lacks: string };

/** `places`: where in the file each server's entry stands, by the server's name. */
export type Read = {
  servers: Server[];
  secrets: Record<string, Secrets>;
  problems: ReadProblem[];
  declared: Record<string, Declared>;
  places: Record<string, (string | number)[]>;
};

/** The member at a path, when every step is there. */
export function at(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      typeof inner === "object" && inner !== null && Object.hasOwn(inner, step)
        ? (inner as Record<string | number, unknown>)[step]
        : undefined,
    value,
  );
}

/** A block when there is an object at this path. */
export const blockAt = (config: unknown, ...path: string[]): Block[] => (isRecord(at(config, path)) ? [{ path }] : []);

/** The texts of an array, or none. */
export const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];

/** Looks like an entry: something to start or something to call. For files that hold servers without a wrapper. */
export const looksLikeEntry = (value: unknown): boolean =>
  isRecord(value) &&
  (["command", "url", "serverUrl", "httpUrl"].some((key) => typeof value[key] === "string") ||
    Array.isArray(value.command));

/** The file itself when it is the map of servers: its objects, but for those called as in `beside` that are no entries. */
export function flatBlock(config: unknown, beside: readonly string[] = []): Block[] {
  if (!isRecord(config) || !Object.values(config).some(looksLikeEntry)) return [];
  const only = Object.keys(config).filter(
    (name) => looksLikeEntry(config[name]) || (isRecord(config[name]) && !beside.includes(name)),
  );
  return [{ path: [], only }];
}

/** What of an entry is called: its address, under the keys that clients have for it. */
export const addressOf = (entry: Record<string, unknown>): unknown => entry.url ?? entry.serverUrl ?? entry.httpUrl;

/** A folder of the user's home, with the separators of the platform. */
export const under = (platform: Platform, home: string, ...paths: string[]): string[] =>
  paths.map((path) => (platform === "win32" ? `${home}\\${path.replaceAll("/", "\\")}` : `${home}/${path}`));

/** Where Windows programs keep what belongs to the user, elsewhere the folder named. */
export const appData = (home: string, variables: Variables = {}): string =>
  variables.APPDATA ?? `${home}\\AppData\\Roaming`;

/** `~/.config`, or where the user has moved it. */
export const configHome = (home: string, variables: Variables = {}): string =>
  variables.XDG_CONFIG_HOME ?? `${home}/.config`;

/** Values that the client takes from variables: name of the place → name of the variable. */
export const fromVariables = (map: unknown): Record<string, string> =>
  isRecord(map)
    ? Object.fromEntries(
        Object.entries(map).flatMap(([name, variable]) =>
          typeof variable === "string" ? [[name, `\${${variable}}`]] : [],
        ),
      )
    : {};

/** A name or word of the file, short enough for a message. */
export const clip = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
