import type { Declared } from "@/lib/core/importers";
import { declaredSnapshot, type GivenServer } from "@/lib/core/importers/toolset";
import type { Server } from "@/lib/core/model/server";
import type { Secrets } from "@/lib/core/model/secret";
import { seal } from "@/lib/secrets/seal";
import { deleteSealedSecret, findSealedSecrets, putSealedSecret } from "@/lib/store/secrets";
import { createServer, findServers, updateServer, type StoredServer } from "@/lib/store/servers";
import { addSnapshot } from "@/lib/store/snapshots";

/** Keeps a server whose secrets were taken off at the door; they are sealed here, before anything is written. */
export async function register(server: Server, secrets: Secrets): Promise<StoredServer> {
  return createServer(
    server,
    Object.fromEntries(Object.entries(secrets).map(([place, secret]) => [place, seal(secret)])),
  );
}

/** Gives a registered server another entry and its secrets. A person's trust was in the old one; the history stays. */
export async function replaceEntry(id: string, server: Server, secrets: Secrets): Promise<StoredServer> {
  for (const place of Object.keys(await findSealedSecrets(id)))
    if (!(place in secrets)) await deleteSealedSecret(id, place);
  for (const [place, secret] of Object.entries(secrets)) await putSealedSecret(id, place, seal(secret));
  return updateServer(id, server);
}

/** Keeps tools that were given by hand: a server with nothing to reach, and its only snapshot. */
export async function registerGiven({ name, snapshot }: GivenServer): Promise<StoredServer> {
  const server = await createServer({ name, transport: { kind: "given" }, disabled: false, hiddenTools: [] });
  await addSnapshot(server.id, snapshot);
  return server;
}

/** Keeps the tools that a file describes for a server, until the server itself is asked. */
export async function registerDeclared({ id, name }: StoredServer, declared: Declared): Promise<void> {
  const snapshot = declaredSnapshot(name, declared, new Date().toISOString());
  if (snapshot) await addSnapshot(id, snapshot);
}

/** The first of these names that a registered server has already. */
export async function takenName(names: readonly string[]): Promise<string | undefined> {
  const taken = new Set((await findServers()).map((server) => server.name));
  return names.find((name) => taken.has(name));
}
