import type { Problem } from "@/lib/core/model/snapshot";
import { capture } from "@/lib/mcp/capture";
import { launchDigest } from "@/lib/secrets/seal";
import { hasConsent } from "@/lib/store/consents";
import { getServer, updateServerState, type StoredServer } from "@/lib/store/servers";
import { addSnapshot } from "@/lib/store/snapshots";
import { captureJobs, type Work } from "./capture-jobs";
import { isAgreed, secretsOf } from "./consent";

const CHANGED: Problem = { kind: "declined", message: "Not started: nobody has agreed to this entry as it is now.", stderrTail: "" };

/** Begins to list those servers that were agreed to, and names the rest. What is switched off or given by hand is passed over. */
export async function listTools(serverIds: readonly string[]): Promise<{ unagreed: string[] }> {
  const unagreed: string[] = [];
  for (const id of serverIds) {
    const server = await getServer(id);
    if (!server || server.disabled || server.transport.kind === "given") continue;
    if (await isAgreed(server)) captureJobs().start(id, listing(id));
    else unagreed.push(id);
  }
  return { unagreed };
}

/**
 * One listing from the stored entry to the stored result. The entry is read and the agreement checked at the moment of the start, so
 * that what runs is what was agreed to. A server that is gone or cancelled leaves no trace.
 */
function listing(serverId: string): Work {
  return async (signal, report) => {
    const server = await getServer(serverId);
    if (!server) return { ok: false, problem: { kind: "declined", message: "The server was deleted.", stderrTail: "" } };
    const secrets = await secretsOf(serverId);
    if (!(await hasConsent(serverId, launchDigest(server, secrets)))) return { ok: false, problem: CHANGED };
    await updateServerState(serverId, "listing");
    const captured = await capture(server, secrets, { signal, onProgress: report });
    if (signal.aborted) await restore(server);
    else if (!captured.ok) await updateServerState(serverId, "failed", captured.problem);
    else {
      report({ phase: "storing", tools: captured.snapshot.tools.length });
      await addSnapshot(serverId, captured.snapshot);
    }
    return captured;
  };
}

async function restore({ id, state, problem, lastListedAt }: StoredServer): Promise<void> {
  await updateServerState(id, state === "listing" ? (lastListedAt ? "listed" : "new") : state, problem);
}
