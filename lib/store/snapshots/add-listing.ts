import "server-only";
import { randomUUID } from "node:crypto";
import { comparedDigest } from "../../core/drift/compared";
import type { EffectCounts } from "../../core/drift/effects";
import { SnapshotSchema, type Snapshot } from "../../core/model/snapshot";
import { closeListing, type ClosedListing } from "../../core/snapshots/closed";
import { audited, type Note } from "../audit";
import { upsertJudgedServer, type JudgedServer } from "../judged-servers";
import { fromText } from "../rows";
import type { Prisma } from "../generated/client";

/** How a listing relates to the newest stored one at the time of the comparison. */
export type Against = {
  /** The id of that one. Where another one is the newest by now, the two are compared again. */
  to: string;
  /** How many changes from it have each effect; none where both say the same in everything that is compared. */
  effects?: EffectCounts;
};

/** What is kept with a listing, all or nothing: how it was judged, when it gets this id. Another one is judged where a page asks for it. */
export type JudgedAs = { id: string; judged?: JudgedServer };

/**
 * Keeps what a server offered and marks it listed. A listing that equals the newest one replaces it, so that the history holds changes and the newest row says when it was last seen. Both are written to the audit log.
 */
export async function addListing(
  serverId: string,
  listing: ClosedListing,
  against?: Against,
  { id, judged }: JudgedAs = { id: randomUUID() },
): Promise<void> {
  await audited(async (tx, write) => {
    const kept = await putListing(tx, write, serverId, listing, against, id);
    if (judged && kept === id) await upsertJudgedServer(tx, serverId, judged);
  });
}

/** The same of a snapshot. */
export async function addSnapshot(serverId: string, snapshot: Snapshot): Promise<void> {
  await addListing(serverId, closeListing(snapshot));
}

/** The same within a transaction that does more. Answers the id of the row that holds the listing now; `id` is that of a new one. */
export async function putListing(
  tx: Prisma.TransactionClient,
  write: (note: Note) => void,
  serverId: string,
  { at, digest, compared, body, tools, extent, protocolVersion, version }: ClosedListing,
  against?: Against,
  id: string = randomUUID(),
): Promise<string> {
  const row = { at, digest, body };
  const newest = await tx.snapshot.findFirst({
    where: { serverId },
    orderBy: { at: "desc" },
    select: { id: true, digest: true },
  });
  const effects = newest && newest.id === against?.to ? against.effects : undefined;
  const same =
    newest !== null &&
    (newest.id === against?.to ? effects === undefined : (await comparedOf(tx, newest.id)) === compared);
  if (same) await tx.snapshot.update({ where: { id: newest.id }, data: row });
  else
    await tx.snapshot.create({
      data: { id, serverId, since: at, ...row, effects: effects ? JSON.stringify(effects) : null },
    });
  const { name } = await tx.server.update({
    where: { id: serverId },
    data: { state: "listed", problem: null, lastListedAt: at },
    select: { name: true },
  });
  write({
    kind: "listed",
    subject: name,
    detail: {
      digest,
      tools,
      extent,
      ...(protocolVersion ? { protocolVersion } : {}),
      ...(version ? { version } : {}),
    },
  });
  if (newest && !same)
    write({
      kind: "changed",
      subject: name,
      detail: {
        from: newest.digest,
        to: digest,
        ...(effects ? { effects: Object.entries(effects).map(([effect, count]) => `${effect}: ${count}`) } : {}),
      },
    });
  return same ? newest.id : id;
}

/** What of a kept listing is compared. It is parsed for it: for where nobody compared before the transaction began. */
async function comparedOf(tx: Prisma.TransactionClient, id: string): Promise<string> {
  const { body } = await tx.snapshot.findUniqueOrThrow({ where: { id }, select: { body: true } });
  return comparedDigest(fromText(SnapshotSchema, body));
}
