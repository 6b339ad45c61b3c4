import "server-only";
import * as z from "zod";
import { audited } from "./audit";
import { emptyJournal, fromText } from "./rows";

const NamesSchema = z.array(z.string());

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
