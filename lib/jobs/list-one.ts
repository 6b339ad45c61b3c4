import type { Problem } from "@/lib/core/model/snapshot";
import { env } from "@/lib/env";
import { launchDigest } from "@/lib/secrets/seal";
import { getConsent } from "@/lib/store/consents";
import { countAttempt, deleteQueuedListing, getQueuedListing, uncountAttempt } from "@/lib/store/queued-listings";
import { getServer, updateServerState, type StoredServer } from "@/lib/store/servers";
import { withinWork } from "@/lib/tracing/spans";
import type { Work } from "./capture-jobs";
import { secretsOf } from "./consent";
import { list } from "./heavy/list";
import { keepListing } from "./keep-listing";
import { planAfter } from "./plan-after";
import { reachAsAgreed } from "./reach";

/** How many launches or copies of the app may crash during a listing before it is given up, since the listing itself may be the cause. */
export const LAUNCHES = 2;

const declined = (message: string): Problem => ({ kind: "declined", message, stderrTail: "" });
const CHANGED = declined("Not started: nobody has agreed to this entry as it is now.");
const FORGOTTEN = declined("The server was deleted, or its listing was cancelled.");
export const STARTS_OFF = declined(
  "Not started: others than the one at this computer can reach Trefoil, so starting commands is off. To switch it on, start Trefoil with --allow-starts-from-network.",
);

/**
 * One listing from the stored entry to the stored result, as it was asked for. The entry is read and the agreement checked at the moment of the
 * start, so that what runs is what was agreed to. A server that is gone or cancelled leaves no trace.
 */
export function listOne(serverId: string): Work {
  return async (signal, report) => {
    const [server, queued] = await Promise.all([getServer(serverId), getQueuedListing(serverId)]);
    if (!server || !queued) return { ok: false, problem: FORGOTTEN };
    const secrets = await secretsOf(serverId);
    const consent = await getConsent(serverId, launchDigest(server, secrets));
    const refusal = !consent ? CHANGED : server.transport.kind === "stdio" && !env.startsAllowed ? STARTS_OFF : null;
    if (!consent || refusal) {
      await end(serverId, queued.scheduled, refusal ?? CHANGED);
      return { ok: false, problem: refusal ?? CHANGED };
    }
    await countAttempt(serverId);
    await updateServerState(serverId, "listing");
    const reach = await reachAsAgreed(server, consent, queued);
    // At once: pages are told of the end before what was started is gone, and read the server then.
    const undo = () => void restore(server).catch(() => undefined);
    signal.addEventListener("abort", undo, { once: true });
    const captured = await withinWork("listing", () =>
      list(server, secrets, { ...reach, signal, onProgress: report }),
    ).finally(() => signal.removeEventListener("abort", undo));
    if (signal.aborted) await restore(server);
    else if (!captured.ok) await updateServerState(serverId, "failed", captured.problem);
    else
      await keepListing(serverId, captured.snapshot).catch(async (error: unknown) => {
        // On a full disk this may fail as well; the next start settles it then.
        await restore(server).catch(() => undefined);
        throw error;
      });
    if (signal.aborted) await uncountAttempt(serverId);
    else await end(serverId, queued.scheduled, captured.ok ? undefined : captured.problem);
    return captured;
  };
}

async function end(serverId: string, scheduled: boolean, problem: Problem | undefined): Promise<void> {
  await deleteQueuedListing(serverId);
  if (scheduled) await planAfter(serverId, problem, new Date().toISOString());
}

async function restore({ id, state, problem, lastListedAt }: StoredServer): Promise<void> {
  await updateServerState(id, state === "listing" ? (lastListedAt ? "listed" : "new") : state, problem);
}
