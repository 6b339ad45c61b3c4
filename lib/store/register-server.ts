import "server-only";
import type { Server } from "../core/model/server";
import type { ClosedListing } from "../core/snapshots/closed";
import { reachOf } from "../core/text/reach";
import { audited, type Note } from "./audit";
import { checkEntry } from "./entry-version";
import { emptyJournal, now, toText } from "./rows";
import { putSealedSecret } from "./secrets";
import { toServer, type SentBy, type StoredServer } from "./servers";
import { putListing } from "./snapshots/add-listing";

/**
 * Keeps a new server with its sealed secrets (place → sealed text) and, where they are known already, with its tools: all of it or
 * nothing. Names are unique: the database refuses a second one.
 */
export async function createServer(
  server: Server,
  sealed: Record<string, string> = {},
  { demo = false, listing, sentBy }: { demo?: boolean; listing?: ClosedListing; sentBy?: SentBy } = {},
): Promise<StoredServer> {
  const secrets = { create: Object.entries(sealed).map(([place, text]) => ({ place, sealed: text })) };
  return audited(async (tx, write) => {
    write(noteOf(server, "added"));
    const row = await tx.server.create({ data: { ...toColumns(server), ...sentBy, demo, createdAt: now(), secrets } });
    if (!listing) return toServer(row);
    await putListing(tx, write, row.id, listing);
    return toServer(await tx.server.findUniqueOrThrow({ where: { id: row.id } }));
  });
}

/**
 * Replaces how a server is reached, its sealed secrets included; those that the new entry does not have are deleted for good. Consents
 * stay: each holds for one exact entry only.
 * @param seen version of the entry that somebody saw before; without it whatever there is gives way
 * @throws {ChangedMeanwhile} when it is another one by now
 */
export async function updateServer(
  id: string,
  server: Server,
  sealed: Record<string, string>,
  seen?: string,
): Promise<StoredServer> {
  const updated = await audited(async (tx, write) => {
    if (seen !== undefined) await checkEntry({ id, name: server.name }, seen, tx);
    write(noteOf(server, "given another entry"));
    const gone = { serverId: id, place: { notIn: Object.keys(sealed) } };
    for (const { place } of await tx.sealedSecret.findMany({ where: gone, orderBy: { place: "asc" } }))
      write({ kind: "deleted", subject: server.name, detail: { what: "a secret", place } });
    await tx.sealedSecret.deleteMany({ where: gone });
    for (const [place, text] of Object.entries(sealed)) await putSealedSecret(tx, id, place, text);
    return toServer(await tx.server.update({ where: { id }, data: toColumns(server) }));
  });
  await emptyJournal();
  return updated;
}

function toColumns(server: Server) {
  return {
    name: server.name,
    transport: JSON.stringify(server.transport),
    origin: toText(server.origin),
    disabled: server.disabled,
    hiddenTools: JSON.stringify(server.hiddenTools),
    onlyTools: toText(server.onlyTools),
    trust: toText(server.trust),
  };
}

function noteOf({ name, transport, origin }: Server, did: string): Note {
  const { kind, words } = reachOf(transport);
  return {
    kind: "registered",
    subject: name,
    detail: {
      did,
      kind,
      ...(words ? { reach: words } : {}),
      ...(origin ? { from: origin.line ? `${origin.file}, line ${origin.line}` : origin.file } : {}),
    },
  };
}
