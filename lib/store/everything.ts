import "server-only";
import { database } from "./client";
import { emptyJournal } from "./rows";

/** Forgets all that Trefoil keeps, shares included (what a relay keeps stays there and ends by itself), for good: what hangs on a server goes with it, and the journal that may still hold the bytes is emptied. */
export async function deleteEverything(): Promise<void> {
  await database.$transaction([database.session.deleteMany(), database.override.deleteMany(), database.policy.deleteMany(), database.server.deleteMany(), database.advisor.deleteMany(), database.start.deleteMany()]);
  await database.$transaction([database.keptShare.deleteMany(), database.ownShare.deleteMany(), database.acceptance.deleteMany(), database.lastReport.deleteMany(), database.sharing.deleteMany(), database.relistingOfAll.deleteMany()]);
  await emptyJournal(database);
}
