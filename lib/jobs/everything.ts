import { keyPlace } from "@/lib/secrets/seal";
import { findAllowedHosts } from "@/lib/store/allowed-hosts";
import { findConsents } from "@/lib/store/consents";
import { auditAnchor } from "@/lib/store/audit";
import { findAcceptances } from "@/lib/store/findings";
import { findApprovals } from "@/lib/store/approvals";
import { deleteEverything } from "@/lib/store/everything";
import { findOverrides } from "@/lib/store/overrides";
import { findOwnShares } from "@/lib/store/own-shares";
import { findGovernance, findPolicies } from "@/lib/store/policies";
import { findRecords } from "@/lib/store/records";
import { getReportCover } from "@/lib/store/report-covers";
import { findServers } from "@/lib/store/servers";
import { findSessions } from "@/lib/store/sessions";
import { findSnapshots } from "@/lib/store/snapshots";
import { countStarts, findStarts } from "@/lib/store/starts";
import { listings } from "./listings";
import { readOwnLog } from "./own-shares";
import { endWatches } from "./watch-server";

/** Where the key of the stored secrets is. */
export const whereTheKeyIs = () => keyPlace();

/** Everything that is stored, as one export: servers with their snapshots and consents, sessions, overrides, policies, records, approvals, acceptances, reviews, the log of starts. Secrets stay behind; the audit log has an export of its own. */
export async function exportEverything() {
  const servers = [];
  for (const server of await findServers())
    servers.push({
      ...server,
      snapshots: await findSnapshots(server.id),
      consents: await findConsents(server.id),
      allowedHosts: await findAllowedHosts(server.id),
    });
  const sessions = await Promise.all(
    (await findSessions()).map(async (session) => ({ ...session, reportCover: await getReportCover(session.id) })),
  );
  const acceptances = [];
  for (const { id } of sessions)
    acceptances.push(...(await findAcceptances(id)).map((one) => ({ sessionId: id, ...one })));
  const reviews = [];
  for (const own of await findOwnShares())
    reviews.push({
      name: own.name,
      sessionId: own.sessionId,
      keeper: own.keeper,
      createdAt: own.createdAt,
      snapshot: own.snapshot,
      ruleset: own.ruleset,
      lock: own.lock,
      log: await readOwnLog(own),
    });
  return {
    schema: "trefoil-export/1",
    audit: await auditAnchor(),
    servers,
    sessions,
    overrides: await findOverrides(),
    policies: await findPolicies(),
    governance: await findGovernance(),
    records: await findRecords(),
    approvals: await findApprovals(),
    acceptances,
    reviews,
    starts: await findStarts({ take: await countStarts() }),
  };
}

/** Ends everything that is running, then deletes all data. */
export async function forgetEverything(): Promise<void> {
  endWatches();
  for (const { serverId } of await (await listings()).states()) await (await listings()).forget(serverId);
  await deleteEverything();
}
