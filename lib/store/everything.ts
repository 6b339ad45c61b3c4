import "server-only";
import { database } from "./client";
import { emptyJournal } from "./rows";

/** Forgets all that Trefoil keeps, for good: what hangs on a server goes with it, and the journal that may still hold the bytes is emptied. */
export async function deleteEverything(): Promise<void> {
  await database.$transaction([database.session.deleteMany(), database.override.deleteMany(), database.policy.deleteMany(), database.server.deleteMany(), database.advisor.deleteMany(), database.start.deleteMany()]);
  await emptyJournal(database);
}
