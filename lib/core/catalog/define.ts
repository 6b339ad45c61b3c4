import type { Leg } from "../model/leg";

/** What is publicly known of a tool: the legs that it has, and why in words. */
export type KnownTool = { legs: readonly Leg[]; reason: string };

/**
 * A well-known server. `names` are the words that remain of its package's or repository's name without "mcp", "server" and
 * the like; `source` is where anybody can read the facts. It only raises: a stranger that takes the name gains nothing.
 */
export type KnownServer = { id: string; label: string; names: readonly string[]; source: string; tools: Readonly<Record<string, KnownTool>> };

export function defineServer(server: KnownServer): KnownServer {
  return server;
}

/** The same facts for several tools. */
export function alike(names: string, legs: readonly Leg[], reason: string): Record<string, KnownTool> {
  return Object.fromEntries(names.split(" ").map((name) => [name, { legs, reason }]));
}
