import "server-only";
import * as z from "zod";
import { ProblemSchema, type Problem } from "../core/model/snapshot";
import { OriginSchema, TransportSchema, TrustSchema, type Server } from "../core/model/server";
import { database } from "./client";
import { fromText, toText } from "./rows";
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

/** A server that was deleted meanwhile has none. */
export async function updateServerState(id: string, state: ServerState, problem?: Problem): Promise<void> {
  await database.server.updateMany({ where: { id }, data: { state, problem: toText(problem) } });
}

/** A listing that was under way when the app ended will not finish: its server goes back to what it was. */
export async function settleInterruptedListings(): Promise<void> {
  await database.server.updateMany({ where: { state: "listing", lastListedAt: null }, data: { state: "new" } });
  await database.server.updateMany({ where: { state: "listing" }, data: { state: "listed" } });
}
