import type { Leg } from "../model/leg";

/** What is publicly known of a tool: the legs that it has, and why in words. */
export type KnownTool = { legs: readonly Leg[]; reason: string };

/**
 * A well-known server. `identities` are what it is reached by, as `identityOf` says it: packages, images and hosts, which
 * nobody else can take. `names` are the words that remain of a name without "mcp", "server" and the like; anybody can take
 * them. `source` is where anybody can read the facts.
 */
export type KnownServer = {
  id: string;
  label: string;
  identities: readonly string[];
  names: readonly string[];
  source: string;
  tools: Readonly<Record<string, KnownTool>>;
};

export function defineServer(server: KnownServer): KnownServer {
  return server;
}

/** The same facts for several tools. */
export function alike(names: string, legs: readonly Leg[], reason: string): Record<string, KnownTool> {
  return Object.fromEntries(names.split(" ").map((name) => [name, { legs, reason }]));
}
