import "server-only";
import * as z from "zod";
import { ProblemSchema, type Problem } from "../core/model/snapshot";
import { OriginSchema, TransportSchema, TrustSchema, type Server, type Trust } from "../core/model/server";
import { reachOf } from "../core/text/reach";
import { whoActs } from "../who";
import { audited, type Note } from "./audit";
import { changedMeanwhile } from "./changed-meanwhile";
import { database } from "./client";
import { emptyJournal, fromText, now, toText } from "./rows";
import { checkEntry } from "./entry-version";
import { putSealedSecret } from "./secrets";
import type { ClosedListing } from "../core/snapshots/closed";
import { putListing } from "./snapshots/add-listing";
import type { Server as ServerRow } from "./generated/client";

const ServerStateSchema = z.enum(["new", "listing", "listed", "failed"]);
/** `listing` while its tools are being fetched; `failed` comes with a problem. Older snapshots stay through all of them. */
export type ServerState = z.infer<typeof ServerStateSchema>;

/** The machine that sent a server or a session, and how that is known again there. */
export type SentBy = { machine: string; machineEntry: string };

export type StoredServer = Server & {
  id: string;
  state: ServerState;
  problem?: Problem;
  /** Part of the bundled demo workspace. */
  demo: boolean;
  /** ISO 8601, UTC. */
  createdAt: string;
  lastListedAt?: string;
};

const NamesSchema = z.array(z.string());

/** Also for whoever looks servers up in another way. */
export function toServer(row: ServerRow): StoredServer {
  return {
    id: row.id,
    name: row.name,
    transport: fromText(TransportSchema, row.transport),
    origin: fromText(OriginSchema, row.origin),
    disabled: row.disabled,
    hiddenTools: fromText(NamesSchema, row.hiddenTools),
    onlyTools: fromText(NamesSchema, row.onlyTools),
    trust: fromText(TrustSchema, row.trust),
    state: ServerStateSchema.parse(row.state),
    problem: fromText(ProblemSchema, row.problem),
    demo: row.demo,
    createdAt: row.createdAt,
    lastListedAt: row.lastListedAt ?? undefined,
  };
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

/** All servers, by name. */
export async function findServers(): Promise<StoredServer[]> {
  const rows = await database.server.findMany({ orderBy: { name: "asc" } });
  return rows.map(toServer);
}

export async function getServer(id: string): Promise<StoredServer | null> {
  const row = await database.server.findUnique({ where: { id } });
  return row && toServer(row);
}

export async function getServerByName(name: string): Promise<StoredServer | null> {
  const row = await database.server.findUnique({ where: { name } });
  return row && toServer(row);
}

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

/** A server that was deleted meanwhile has none. */
export async function updateServerState(id: string, state: ServerState, problem?: Problem): Promise<void> {
  await database.server.updateMany({ where: { id }, data: { state, problem: toText(problem) } });
}

/** A listing that was under way when the app ended will not finish: its server goes back to what it was. */
export async function settleInterruptedListings(): Promise<void> {
  await database.server.updateMany({ where: { state: "listing", lastListedAt: null }, data: { state: "new" } });
  await database.server.updateMany({ where: { state: "listing" }, data: { state: "listed" } });
}

/**
 * Sets a person's word that the server's own claims count, or takes it back.
 * @param seen when the word was given that somebody saw before; null: there was none, undefined: whatever there is gives way
 * @throws {ChangedMeanwhile} when it is another one by now
 */
export async function setTrust(id: string, trust: Trust | null, seen?: string | null): Promise<void> {
  await audited(async (tx, write) => {
    const known = toServer(await tx.server.findUniqueOrThrow({ where: { id } }));
    if (seen !== undefined && (known.trust?.at ?? null) !== seen)
      throw await changedMeanwhile(tx, "whether this server is trusted", { kind: "trusted", subject: known.name });
    const { name } = await tx.server.update({
      where: { id },
      data: { trust: toText(trust ?? undefined) },
      select: { name: true },
    });
    write({
      by: trust?.by ?? whoActs(),
      kind: "trusted",
      subject: name,
      detail: {
        did: trust ? "its claims are believed" : "its claims are believed no longer",
        user: whoActs(),
        ...(trust ? { reason: trust.reason } : {}),
      },
    });
  });
}

/**
 * Forgets a server for good: snapshots, sealed secrets, consents, overrides, record and approvals go with it, sessions lose its
 * name, and the journal that may still hold the bytes is emptied. What the audit log says of it stays.
 */
export async function deleteServer(id: string): Promise<void> {
  await audited(async (tx, write) => {
    const { name } = await tx.server.delete({ where: { id } });
    write({
      kind: "deleted",
      subject: name,
      detail: { what: "the server with its listings, agreements, overrides, record and approvals" },
    });
    await tx.override.deleteMany({ where: { server: name } });
    await tx.serverRecord.deleteMany({ where: { server: name } });
    await tx.approval.deleteMany({ where: { server: name } });
    for (const session of await tx.session.findMany()) {
      const servers = fromText(NamesSchema, session.servers).filter((other) => other !== name);
      const others = (ids: string) =>
        JSON.stringify(fromText(NamesSchema, ids).filter((entry) => entry !== name && !entry.startsWith(`${name}/`)));
      await tx.session.update({
        where: { id: session.id },
        data: { servers: JSON.stringify(servers), off: others(session.off), on: others(session.on) },
      });
    }
  });
  await emptyJournal();
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
