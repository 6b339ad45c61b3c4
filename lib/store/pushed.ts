import "server-only";
import { canonicalJson } from "../core/text/canonical";
import type { Server } from "../core/model/server";
import { audited } from "./audit";
import { database } from "./client";
import { sessionOf, type StoredSession } from "./sessions";
import { toServer, type SentBy, type StoredServer } from "./servers";

/** A server that a machine sent. Null when it is new, or was deleted here. */
export async function findSentServer(sentBy: SentBy): Promise<StoredServer | null> {
  const row = await database.server.findUnique({ where: { machine_machineEntry: sentBy } });
  return row && toServer(row);
}

/** The same of a session. */
export async function findSentSession(sentBy: SentBy): Promise<StoredSession | null> {
  const row = await database.session.findUnique({ where: { machine_machineEntry: sentBy } });
  return row && sessionOf(row);
}

/** Whether the server of this name was sent by this machine. */
export async function isSentBy(name: string, machine: string): Promise<boolean> {
  return (await database.server.count({ where: { name, machine } })) > 0;
}

/** Which of these digests are those of a listing that is kept, of any server. */
export async function keptDigests(digests: readonly string[]): Promise<Set<string>> {
  const rows = await database.snapshot.findMany({
    where: { digest: { in: [...digests] } },
    select: { digest: true },
    distinct: ["digest"],
  });
  return new Set(rows.map(({ digest }) => digest));
}

/** The text of a kept listing with this digest. */
export async function findListingOf(digest: string): Promise<string | undefined> {
  return (await database.snapshot.findFirst({ where: { digest }, select: { body: true } }))?.body;
}

type Sent = Pick<Server, "transport" | "disabled" | "hiddenTools" | "onlyTools">;

/** Follows what the config of a machine says of a server now. Nothing is written where it says the same. */
export async function updateSentServer(before: StoredServer, sent: Sent): Promise<void> {
  const { transport, disabled, hiddenTools, onlyTools } = before;
  if (canonicalJson({ transport, disabled, hiddenTools, onlyTools }) === canonicalJson(sent)) return;
  await audited(async (tx, write) => {
    write({ kind: "registered", subject: before.name, detail: { did: "given another entry by its machine" } });
    await tx.server.updateMany({
      where: { id: before.id },
      data: {
        transport: JSON.stringify(sent.transport),
        disabled: sent.disabled,
        hiddenTools: JSON.stringify(sent.hiddenTools),
        onlyTools: sent.onlyTools ? JSON.stringify(sent.onlyTools) : null,
      },
    });
  });
}
