import "server-only";
import { CoverSchema, type Cover } from "../core/model/cover";
import { canonicalJson } from "../core/text/canonical";
import { audited } from "./audit";
import { changedMeanwhile } from "./changed-meanwhile";
import { database } from "./client";
import { fromText } from "./rows";

/** What people wrote on the reports of a session; nothing yet is an empty one. */
export async function getReportCover(sessionId: string): Promise<Cover> {
  const row = await database.reportCover.findUnique({ where: { sessionId } });
  return row ? fromText(CoverSchema, row.body) : {};
}

/**
 * Keeps it in the place of what was written before. False when the session is gone.
 * @param seen what was there when somebody began to write; without it whatever there is gives way
 * @throws {ChangedMeanwhile} when something else is there by now
 */
export async function putReportCover(sessionId: string, cover: Cover, seen?: Cover): Promise<boolean> {
  return audited(async (tx, write) => {
    const session = await tx.session.findUnique({ where: { id: sessionId }, select: { name: true } });
    if (!session) return false;
    const now = await tx.reportCover.findUnique({ where: { sessionId } });
    if (seen && canonicalJson(now ? fromText(CoverSchema, now.body) : {}) !== canonicalJson(seen))
      throw await changedMeanwhile(tx, "the first page of its reports", { kind: "recorded", subject: session.name });
    const body = JSON.stringify(cover);
    await tx.reportCover.upsert({ where: { sessionId }, create: { sessionId, body }, update: { body } });
    const { author = "", reviewer = "", version = "", date = "", actions = [] } = cover;
    write({
      kind: "recorded",
      subject: session.name,
      detail: {
        did: "first page of its reports written",
        author,
        reviewer,
        version,
        date,
        actions: actions.map(({ action, owner = "nobody", due = "no day" }) => `${action}: ${owner}, ${due}`),
      },
    });
    return true;
  });
}
