import "server-only";
import { database } from "../client";

/** An earlier state of some servers: known `at` a moment, and true `until` one of them was seen to offer something else. */
export type Moment = { at: string; until: string };

/** The earlier states of the servers of these names, the latest first. First listings change nothing. */
export async function findMoments(names: readonly string[]): Promise<Moment[]> {
  const rows = await database.snapshot.findMany({
    where: { server: { name: { in: [...names] } } },
    select: { serverId: true, since: true },
    orderBy: { since: "asc" },
  });
  const seen = new Set<string>();
  const moments: Moment[] = [];
  let before = "";
  let at = "";
  for (const { serverId, since } of rows) {
    if (since !== at) [before, at] = [at, since];
    if (seen.has(serverId) && moments.at(-1)?.until !== since) moments.push({ at: before, until: since });
    seen.add(serverId);
  }
  return moments.reverse();
}

/** Which listing of each server was in force at a moment, by server id; a server that was first listed later is not there. */
export async function listingsAt(moment: string): Promise<Map<string, { id: string }>> {
  const rows = await database.$queryRaw<{ id: string; serverId: string }[]>`
    SELECT "id", "serverId" FROM "Snapshot" AS "one" WHERE "since" <= ${moment} AND NOT EXISTS
      (SELECT 1 FROM "Snapshot" AS "later" WHERE "later"."serverId" = "one"."serverId"
        AND "later"."since" > "one"."since" AND "later"."since" <= ${moment})`;
  return new Map(rows.map(({ id, serverId }) => [serverId, { id }]));
}
