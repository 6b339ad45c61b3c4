import { named, type Unnamed } from "../model/client";
import type { Secrets } from "../model/secret";
import type { Server } from "../model/server";
import { isRecord } from "../text/is-record";

export type Platform = "darwin" | "win32" | "linux";

/** What could not be read, where, and what to do about it. It quotes no values. */
export type ReadProblem = { entry?: string; line?: number; message: string };

/**
 * A map or list of servers in a file. `scope` tells apart entries of one name (Claude Code keeps one map a project);
 * `disabled` names entries that are switched off elsewhere in the file; `entries` stand for what lies at the path when that is not a map of servers.
 */
export type ServerBlock = {
  path: (string | number)[];
  scope?: string;
  disabled?: readonly string[];
  /** The members that are servers, if there are other things beside them. */
  only?: readonly string[];
  entries?: Record<string, unknown>;
};

export type Syntax = "json" | "toml" | "yaml";

/** The user's environment variables that say where clients keep their configs. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Which tools of an entry the model is shown, by what is elsewhere in the file. `*` stands for any text. */
export type ToolFilter = { hidden?: readonly string[]; only?: readonly string[] };

/** One client's config: where it is, how it is recognised, and where the servers are in it. */
export type Importer = {
  id: string;
  label: string;
  /** Absolute paths where the client keeps it on this platform. A folder called `*` stands for each folder there, `*` in a file's name for any text. */
  paths(platform: Platform, home: string, variables?: Variables): string[];
  /** The syntaxes that the file may have, the usual one first; JSON (with comments) alone unless said otherwise. */
  syntaxes?: readonly [Syntax, ...Syntax[]];
  /** A file name that only this client uses. Matched on the path with forward slashes. */
  fileName: RegExp;
  /** The maps of servers in this file; empty when it is not this client's. */
  blocks(config: unknown): ServerBlock[];
  /** Whether an entry has what only this client writes (`own`), or what this client does not read (`foreign`), since many clients share one form. */
  bearing?(entry: Record<string, unknown>): "own" | "foreign" | undefined;
  /** Translates the client's own keys of one entry into the common ones; a text is the reason why it cannot be listed. */
  translate?(entry: Record<string, unknown>): Record<string, unknown> | string;
  /** What else in the file says which tools of this entry are shown, and whether the entry is on. */
  filter?(config: unknown, name: string): ToolFilter & { off?: boolean };
  /** Something in an entry that this client does not treat as people expect, in words. */
  remark?(entry: Record<string, unknown>, name: string): string | undefined;
  /** The tools that the file itself describes for an entry, with what that description lacks. */
  declares?(config: unknown, name: string): DeclaredTools | undefined;
  /** What the file does not hold, so that an import alone is incomplete. */
  incomplete?: string;
};

export const defineImporter = (importer: Unnamed<Importer>): Importer => named(importer);

/** Tools as a file describes them. `lacks` says what such a description leaves out. */
export type DeclaredTools = { tools: unknown[]; lacks: string };

/** `places`: the path of each server's entry in the file, by the server's name. */
export type ImportedConfig = {
  servers: Server[];
  secrets: Record<string, Secrets>;
  problems: ReadProblem[];
  declared: Record<string, DeclaredTools>;
  places: Record<string, (string | number)[]>;
};

/** The member at a path, if every step exists. */
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
export const blockAt = (config: unknown, ...path: string[]): ServerBlock[] =>
  isRecord(at(config, path)) ? [{ path }] : [];

/** The texts of an array, or none. */
export const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];

/** Whether it looks like an entry: something to start or something to call. For files that hold servers without a wrapper. */
export const looksLikeEntry = (value: unknown): boolean =>
  isRecord(value) &&
  (["command", "url", "serverUrl", "httpUrl"].some((key) => typeof value[key] === "string") ||
    Array.isArray(value.command));

/** The file itself when it is the map of servers: its objects, except for those named in `beside` that are not entries. */
export function flatBlock(config: unknown, beside: readonly string[] = []): ServerBlock[] {
  if (!isRecord(config) || !Object.values(config).some(looksLikeEntry)) return [];
  const only = Object.keys(config).filter(
    (name) => looksLikeEntry(config[name]) || (isRecord(config[name]) && !beside.includes(name)),
  );
  return [{ path: [], only }];
}

/** The address of an entry, under the keys that clients have for it. */
export const addressOf = (entry: Record<string, unknown>): unknown => entry.url ?? entry.serverUrl ?? entry.httpUrl;

/** A folder of the user's home, with the separators of the platform. */
export const under = (platform: Platform, home: string, ...paths: string[]): string[] =>
  paths.map((path) => (platform === "win32" ? `${home}\\${path.replaceAll("/", "\\")}` : `${home}/${path}`));

/** Where Windows programs keep a user's data; on other platforms the given folder. */
export const appData = (home: string, variables: Variables = {}): string =>
  variables.APPDATA ?? `${home}\\AppData\\Roaming`;

/** `~/.config`, or where the user has put it instead. */
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
