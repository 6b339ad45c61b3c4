import "server-only";
import { OpinionSchema, type Opinion } from "../core/model/opinion";
import { audited } from "./audit";
import { database } from "./client";
import { together } from "./transaction";

/** Everything that a model said and that was not forgotten, by server and tool. */
export async function findOpinions(): Promise<Opinion[]> {
  const rows = await database.opinion.findMany({
    include: { server: { select: { name: true } } },
    orderBy: [{ server: { name: "asc" } }, { tool: "asc" }, { digest: "asc" }, { leg: "asc" }],
  });
  return rows.map((row) => OpinionSchema.parse({ ...row, server: row.server.name }));
}

/** The opinions that count in verdicts: all of them while the advisor is on, none while it is off. */
export async function findCountedOpinions(): Promise<Opinion[]> {
  const advisor = await database.advisor.findUnique({ where: { id: 1 }, select: { on: true } });
  return advisor?.on ? findOpinions() : [];
}

/** Keeps opinions on the tools of one server, all or none. A newer one on the same leg of the same definition takes the place of the older. */
export async function putOpinions(serverId: string, opinions: readonly Opinion[]): Promise<void> {
  await together(async (tx) => {
    for (const { server: _name, ...columns } of opinions) {
      const { digest, leg } = columns;
      const row = { serverId, ...columns };
      await tx.opinion.upsert({
        where: { serverId_digest_leg: { serverId, digest, leg } },
        create: row,
        update: row,
      });
    }
  });
}

export async function forgetOpinions(): Promise<void> {
  await audited(async (tx, write) => {
    const { count } = await tx.opinion.deleteMany();
    write({ kind: "deleted", subject: "what models said", detail: { opinions: count } });
  });
}
