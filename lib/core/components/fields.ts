import { claudeRule } from "../permissions";
import type { Component, PermissionRule } from "../model/component";
import { isRecord } from "../text/is-record";
import { withoutSecrets } from "../text/find-secrets";
import type { SourceFile } from "./define";
import { listOf, textOf } from "./front-matter";

const MOST_RULES = 300;
const LONGEST_DESCRIPTION = 2_000;

/** The approvals and limits of front matter: `allowed-tools` approves in advance, `disallowed-tools` removes. */
export function rulesIn(fields: Record<string, unknown>): PermissionRule[] {
  const read = (effect: "allow" | "deny", ...keys: string[]) =>
    keys.flatMap((key) => listOf(fields[key]) ?? []).flatMap((text) => claudeRule(effect, text.slice(0, 300)) ?? []);
  return [
    ...read("deny", "disallowed-tools", "disallowedTools"),
    ...read("allow", "allowed-tools", "allowedTools"),
  ].slice(0, MOST_RULES);
}

/** What approvals in advance do not do. */
export function remarksOnRules(rules: readonly PermissionRule[]): string[] {
  const approved = rules.some(({ effect }) => effect === "allow");
  return approved ? ["What it approves in advance runs without asking. It is no limit: other tools stay usable."] : [];
}

export const descriptionOf = (value: unknown): string | undefined => {
  const text = textOf(value);
  return text === undefined ? undefined : withoutSecrets(text.slice(0, LONGEST_DESCRIPTION));
};

/** Servers that a file defines inline, as the config of their own that the importers read. */
export function inlineServers(value: unknown, path: string): SourceFile[] {
  if (Array.isArray(value)) {
    const maps = value.filter((one) => isRecord(one));
    return maps.length > 0 ? inlineServers(Object.assign({}, ...maps), path) : [];
  }
  if (!isRecord(value)) return [];
  const own = Object.entries(value).filter(([, entry]) => isRecord(entry));
  return own.length === 0 ? [] : [{ path, text: JSON.stringify({ mcpServers: Object.fromEntries(own) }) }];
}

/** The names of servers that a file refers to and does not define. */
export const namedServers = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).filter((one) => typeof one === "string").slice(0, 200);

const ADDRESS = /\bhttps?:\/\/([a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?)/gi;
const MOST_HOSTS = 8;

/** Which hosts a text sends its reader to. */
export function hostsIn(text: string): string[] {
  const hosts = new Set<string>();
  for (const [, host] of text.slice(0, 200_000).matchAll(ADDRESS)) {
    if (hosts.size >= MOST_HOSTS) break;
    if (!/^(example\.(com|org|net)|localhost)$/i.test(host!)) hosts.add(host!.toLowerCase());
  }
  return [...hosts];
}

export const sayHosts = (text: string): string[] => {
  const hosts = hostsIn(text);
  return hosts.length === 0 ? [] : [`Its text points to ${hosts.join(", ")}.`];
};

export type Brings = Component["brings"];
