import "server-only";
import { AcceptanceSchema, type Acceptance } from "../core/model/review";
import { database } from "./client";

/** What was accepted of a session, also what has ended since. */
export async function findAcceptances(sessionId: string): Promise<Acceptance[]> {
  const rows = await database.acceptance.findMany({ where: { sessionId }, orderBy: { fingerprint: "asc" } });
  return rows.map((row) => AcceptanceSchema.parse(row));
}

/** A newer word on the same finding takes the place of the older. */
export async function putAcceptance(sessionId: string, acceptance: Acceptance): Promise<void> {
  const { fingerprint } = acceptance;
  await database.acceptance.upsert({ where: { sessionId_fingerprint: { sessionId, fingerprint } }, create: { sessionId, ...acceptance }, update: acceptance });
}

export async function deleteAcceptance(sessionId: string, fingerprint: string): Promise<void> {
  await database.acceptance.deleteMany({ where: { sessionId, fingerprint } });
}
