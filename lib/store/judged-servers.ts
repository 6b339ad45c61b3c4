import "server-only";
import { ServerSummarySchema, type ServerSummary } from "../core/model/server-summary";
import { database } from "./client";
import type { Prisma } from "./generated/client";
import { together } from "./transaction";

/** A server as it was judged, as it is kept: the server as JSON, for as long as its key holds. */
export type JudgedServer = { key: string; summary: ServerSummary; body: string };

/** What is stored about all servers, by server id. */
export async function findServerSummaries(): Promise<Map<string, { key: string; summary: ServerSummary }>> {
  const rows = await database.judgedServer.findMany({ select: { serverId: true, key: true, summary: true } });
  return new Map(
    rows.flatMap(({ serverId, key, summary: text }) => {
      const summary = readSummary(text);
      return summary ? [[serverId, { key, summary }]] : [];
    }),
  );
}

/** What an older Trefoil kept in another form counts as not kept, so that the server is judged again. */
function readSummary(text: string): ServerSummary | undefined {
  return ServerSummarySchema.safeParse(JSON.parse(text)).data;
}

/** The key of what is kept of one server at this moment. */
export async function judgedKey(serverId: string): Promise<string | undefined> {
  const row = await database.judgedServer.findUnique({ where: { serverId }, select: { key: true, summary: true } });
  return row && readSummary(row.summary) ? row.key : undefined;
}

/** The judged servers of these ids that are kept, by server id. */
export async function findJudgedServers(serverIds: readonly string[]): Promise<Map<string, JudgedServer>> {
  const rows = await database.judgedServer.findMany({ where: { serverId: { in: [...serverIds] } } });
  return new Map(
    rows.flatMap(({ serverId, key, summary: text, body }) => {
      const summary = readSummary(text);
      return summary ? [[serverId, { key, summary, body }]] : [];
    }),
  );
}

/** Keeps how a server was judged; one that was deleted meanwhile is passed over. */
export async function putJudgedServer(serverId: string, judged: JudgedServer): Promise<void> {
  await together(async (tx) => {
    if ((await tx.server.count({ where: { id: serverId } })) > 0) await upsertJudgedServer(tx, serverId, judged);
  });
}

/** The same within a transaction that does more, of a server that is there. */
export async function upsertJudgedServer(
  tx: Prisma.TransactionClient,
  serverId: string,
  { key, summary, body }: JudgedServer,
): Promise<void> {
  const row = { key, summary: JSON.stringify(summary), body };
  await tx.judgedServer.upsert({ where: { serverId }, create: { serverId, ...row }, update: row });
}
