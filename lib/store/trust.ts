import "server-only";
import type { Trust } from "../core/model/server";
import { whoActs } from "../who";
import { audited } from "./audit";
import { changedMeanwhile } from "./changed-meanwhile";
import { toText } from "./rows";
import { toServer } from "./servers";

/**
 * Sets a person's word that the server's own claims count, or takes it back.
 * @param seen when the word was given that somebody saw before; null: there was none, undefined: whatever there is gives way
 * @throws {ChangedMeanwhile} when it is another one by now
 */
export async function setTrust(id: string, trust: Trust | null, seen?: string | null): Promise<void> {
  await audited(async (tx, write) => {
    const known = toServer(await tx.server.findUniqueOrThrow({ where: { id } }));
    if (seen !== undefined && (known.trust?.at ?? null) !== seen)
      throw await changedMeanwhile(tx, "whether this server is trusted", { kind: "trusted", subject: known.name });
    const { name } = await tx.server.update({
      where: { id },
      data: { trust: toText(trust ?? undefined) },
      select: { name: true },
    });
    write({
      by: trust?.by ?? whoActs(),
      kind: "trusted",
      subject: name,
      detail: {
        did: trust ? "its claims are believed" : "its claims are believed no longer",
        user: whoActs(),
        ...(trust ? { reason: trust.reason } : {}),
      },
    });
  });
}
