import { keyPlace } from "@/lib/secrets/seal";
import { findConsents } from "@/lib/store/consents";
import { deleteEverything } from "@/lib/store/everything";
import { findOverrides } from "@/lib/store/overrides";
import { findPolicies } from "@/lib/store/policies";
import { findServers } from "@/lib/store/servers";
import { findSessions } from "@/lib/store/sessions";
import { findSnapshots } from "@/lib/store/snapshots";
import { captureJobs } from "./capture-jobs";

/** Where the key of the kept secrets is. */
export const whereTheKeyIs = () => keyPlace();

/** All that is kept, to take along: servers with their snapshots and agreements, sessions, overrides, policies. Secrets stay behind. */
export async function exportEverything() {
  const servers = [];
  for (const server of await findServers()) servers.push({ ...server, snapshots: await findSnapshots(server.id), consents: await findConsents(server.id) });
  return { schema: "trefoil-export/1", servers, sessions: await findSessions(), overrides: await findOverrides(), policies: await findPolicies() };
}

/** Ends what runs, then forgets everything. */
export async function forgetEverything(): Promise<void> {
  for (const { serverId } of captureJobs().states()) await captureJobs().forget(serverId);
  await deleteEverything();
}
