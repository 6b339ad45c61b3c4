import type { GivenServer } from "@/lib/core/importers/toolset";
import type { Outcome } from "@/lib/core/model/outcome";
import type { Server } from "@/lib/core/model/server";
import type { Secrets } from "@/lib/core/model/secret";
import { closeListing, type ClosedListing } from "@/lib/core/snapshots/closed";
import { seal } from "@/lib/secrets/seal";
import { createServer, updateServer } from "@/lib/store/register-server";
import { findServers, type StoredServer } from "@/lib/store/servers";

/** A server with nothing to reach, and what it offers. */
type ListedServer = { name: string; listing: ClosedListing };

/**
 * Stores a server whose secrets have been separated from it; they are sealed here, before anything is written. With the tools that a file
 * describes, until the server itself is asked.
 */
export async function register(server: Server, secrets: Secrets, declared?: ClosedListing): Promise<StoredServer> {
  return createServer(server, sealAll(secrets), { listing: declared });
}

/** Gives a registered server another entry and its secrets. A person's trust was in the old one; the history stays. */
export async function replaceEntry(id: string, server: Server, secrets: Secrets, seen?: string): Promise<StoredServer> {
  return updateServer(id, server, sealAll(secrets), seen);
}

/** Keeps tools that were given by hand: a server with nothing to reach, and its only snapshot. */
export async function registerListed({ name, listing }: ListedServer, { demo = false } = {}): Promise<StoredServer> {
  const server = { name, transport: { kind: "given" as const }, disabled: false, hiddenTools: [] };
  return createServer(server, {}, { listing, demo });
}

/** The same of a snapshot. */
export const registerGiven = ({ name, snapshot }: GivenServer, options?: { demo: boolean }): Promise<StoredServer> =>
  registerListed({ name, listing: closeListing(snapshot) }, options);

const sealAll = (secrets: Secrets): Record<string, string> =>
  Object.fromEntries(Object.entries(secrets).map(([place, secret]) => [place, seal(secret)]));

/** The first of these names that a registered server has already. */
export async function takenName(names: readonly string[]): Promise<string | undefined> {
  const taken = new Set((await findServers()).map((server) => server.name));
  return names.find((name) => taken.has(name));
}

export function nameTaken(name: string): Outcome<never> {
  const problem = `A server called “${name}” already exists. Choose another name.`;
  return { problem, fields: { name: problem } };
}
