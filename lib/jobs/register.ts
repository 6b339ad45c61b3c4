import type { Declared } from "@/lib/core/importers";
import { declaredSnapshot, type GivenServer } from "@/lib/core/importers/toolset";
import type { Outcome } from "@/lib/core/model/outcome";
import type { Server } from "@/lib/core/model/server";
import type { Secrets } from "@/lib/core/model/secret";
import { seal } from "@/lib/secrets/seal";
import { createServer, findServers, updateServer, type StoredServer } from "@/lib/store/servers";
import { addSnapshot } from "@/lib/store/snapshots";

/** Keeps a server whose secrets were taken off at the door; they are sealed here, before anything is written. With the tools that a file describes, until the server itself is asked. */
export async function register(server: Server, secrets: Secrets, declared?: Declared): Promise<StoredServer> {
  return createServer(server, sealAll(secrets), { snapshot: declared && snapshotOf(server.name, declared) });
}

/** Gives a registered server another entry and its secrets. A person's trust was in the old one; the history stays. */
export async function replaceEntry(id: string, server: Server, secrets: Secrets): Promise<StoredServer> {
  return updateServer(id, server, sealAll(secrets));
}

/** Keeps tools that were given by hand: a server with nothing to reach, and its only snapshot. */
export async function registerGiven({ name, snapshot }: GivenServer, { demo = false } = {}): Promise<StoredServer> {
  const server = { name, transport: { kind: "given" as const }, disabled: false, hiddenTools: [] };
  return createServer(server, {}, { snapshot, demo });
}

/** Keeps the tools that a file describes for a server that is registered already. */
export async function registerDeclared({ id, name }: StoredServer, declared: Declared): Promise<void> {
  const snapshot = snapshotOf(name, declared);
  if (snapshot) await addSnapshot(id, snapshot);
}

const snapshotOf = (name: string, declared: Declared) => declaredSnapshot(name, declared, new Date().toISOString());

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
