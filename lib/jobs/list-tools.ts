import type { Problem } from "@/lib/core/model/snapshot";
import { env } from "@/lib/env";
import { launchDigest } from "@/lib/secrets/seal";
import { getConsent } from "@/lib/store/consents";
import { countAttempt, deleteQueuedListing, putQueuedListing, uncountAttempt } from "@/lib/store/queued-listings";
import { getServer, updateServerState, type StoredServer } from "@/lib/store/servers";
import { captureJobs, type Work } from "./capture-jobs";
import { isAgreed, secretsOf } from "./consent";
import { list } from "./heavy/list";
import { keepListing } from "./keep-listing";
import { reachAsAgreed } from "./reach";

const declined = (message: string): Problem => ({ kind: "declined", message, stderrTail: "" });
const CHANGED = declined("Not started: nobody has agreed to this entry as it is now.");
export const STARTS_OFF = declined(
  "Not started: others than the one at this computer can reach Trefoil, so starting commands is off. To switch it on, start Trefoil with --allow-starts-from-network.",
);

type ListOptions = {
  anonymous?: boolean;
  /** Called when a listing ended, with what was in the way; not for one that was cancelled. */
  onEnd?: (serverId: string, problem: Problem | undefined) => Promise<void>;
};

/**
 * Begins to list those servers that were agreed to, and names the rest. What is switched off or given by hand is passed over. A listing is
 * written down until it ends, so that an app which starts again takes it up.
 */
export async function listTools(
  serverIds: readonly string[],
  { anonymous = false, onEnd }: ListOptions = {},
): Promise<{ unagreed: string[] }> {
  const unagreed: string[] = [];
  for (const id of serverIds) {
    const server = await getServer(id);
    if (!server || server.disabled || server.transport.kind === "given") continue;
    if (await isAgreed(server)) {
      await putQueuedListing(id, anonymous);
      captureJobs().start(id, listing(id, anonymous, onEnd));
    } else unagreed.push(id);
  }
  return { unagreed };
}

/** Ends a listing because a person wants it: it is not taken up again. */
export async function cancelListing(serverId: string): Promise<void> {
  await deleteQueuedListing(serverId);
  captureJobs().cancel(serverId);
}

/**
 * One listing from the stored entry to the stored result. The entry is read and the agreement checked at the moment of the start, so
 * that what runs is what was agreed to. A server that is gone or cancelled leaves no trace.
 */
function listing(serverId: string, anonymous: boolean, onEnd: ListOptions["onEnd"]): Work {
  return async (signal, report) => {
    const server = await getServer(serverId);
    if (!server) return { ok: false, problem: declined("The server was deleted.") };
    const secrets = await secretsOf(serverId);
    const consent = await getConsent(serverId, launchDigest(server, secrets));
    const refusal = !consent ? CHANGED : server.transport.kind === "stdio" && !env.startsAllowed ? STARTS_OFF : null;
    if (!consent || refusal) {
      await deleteQueuedListing(serverId);
      await onEnd?.(serverId, refusal ?? CHANGED);
      return { ok: false, problem: refusal ?? CHANGED };
    }
    await countAttempt(serverId);
    await updateServerState(serverId, "listing");
    const reach = await reachAsAgreed(server, consent, { anonymous });
    const captured = await list(server, secrets, { ...reach, signal, onProgress: report });
    if (signal.aborted) await restore(server);
    else if (!captured.ok) await updateServerState(serverId, "failed", captured.problem);
    else
      await keepListing(serverId, captured.snapshot).catch(async (error: unknown) => {
        // On a full disk this may fail as well; the next start settles it then.
        await restore(server).catch(() => undefined);
        throw error;
      });
    if (signal.aborted) await uncountAttempt(serverId);
    else {
      await deleteQueuedListing(serverId);
      await onEnd?.(serverId, captured.ok ? undefined : captured.problem);
    }
    return captured;
  };
}

async function restore({ id, state, problem, lastListedAt }: StoredServer): Promise<void> {
  await updateServerState(id, state === "listing" ? (lastListedAt ? "listed" : "new") : state, problem);
}
