import pLimit from "p-limit";
import { keyPlace } from "@/lib/secrets/seal";
import { findAllowedHosts } from "@/lib/store/allowed-hosts";
import { findConsents } from "@/lib/store/consents";
import { auditAnchor } from "@/lib/store/read-audit";
import { findAcceptances } from "@/lib/store/findings";
import { findApprovals } from "@/lib/store/approvals";
import { deleteEverything } from "@/lib/store/everything";
import { findOverrides } from "@/lib/store/overrides";
import { findOwnShares, type OwnShare } from "@/lib/store/own-shares";
import { findGovernance, findPolicies } from "@/lib/store/policies";
import { findRecords } from "@/lib/store/records";
import { getReportCover } from "@/lib/store/report-covers";
import { findServers } from "@/lib/store/servers";
import { findSessions } from "@/lib/store/sessions";
import { findHistories } from "@/lib/store/snapshots/history";
import { findListing } from "@/lib/store/snapshots/listings";
import { countStarts, findStarts } from "@/lib/store/starts";
import { listings } from "./listings";
import { readOwnLog } from "./own-shares";
import { endWatches } from "./watch-server";

/** Where the key of the stored secrets is. */
export const whereTheKeyIs = () => keyPlace();

/** How many shares are asked about at the same time: a relay that does not answer keeps nobody waiting but those behind it. */
const ASKED_AT_ONCE = 8;

/**
 * Everything that is stored, as one export: servers with their snapshots and consents, sessions, overrides, policies, records, approvals, acceptances, reviews, the log of starts. Secrets stay behind; the audit log has an export of its own.
 * In pieces of JSON that make one text, a listing a piece: it is put there as it is kept, since reading megabytes of all listings would keep every page waiting.
 */
export async function* exportEverything(): AsyncGenerator<string> {
  const anchor = JSON.stringify(await auditAnchor());
  yield `{"schema":"trefoil-export/1",\n"audit":${anchor},\n"servers":[`;
  for (const [at, server] of (await findServers()).entries()) {
    const consents = await findConsents(server.id);
    const allowedHosts = await findAllowedHosts(server.id);
    const about = JSON.stringify({ ...server, consents, allowedHosts });
    yield `${at === 0 ? "" : ","}\n${about.slice(0, -1)},"snapshots":[`;
    for (const [nth, { id }] of (await findHistories([server.id])).get(server.id)?.entries() ?? []) {
      const body = await findListing(id);
      if (body !== undefined) yield `${nth === 0 ? "" : ","}\n{"id":"${id}","serverId":"${server.id}",${body.slice(1)}`;
    }
    yield "]}";
  }
  yield "\n]";
  for (const [name, value] of Object.entries(await besideServers()))
    yield `,\n"${name}":${JSON.stringify(value, null, 1)}`;
  yield "}\n";
}

async function besideServers(): Promise<Record<string, unknown>> {
  const sessions = await Promise.all(
    (await findSessions()).map(async (session) => ({ ...session, reportCover: await getReportCover(session.id) })),
  );
  const acceptances = [];
  for (const { id } of sessions)
    acceptances.push(...(await findAcceptances(id)).map((one) => ({ sessionId: id, ...one })));
  const few = pLimit(ASKED_AT_ONCE);
  const reviews = await Promise.all((await findOwnShares()).map((own) => few(() => reviewsOf(own))));
  return {
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

/** A share with what was said about it; without a log while the relay that keeps it cannot be reached. */
async function reviewsOf(own: OwnShare) {
  const { name, sessionId, relay, createdAt, snapshot, ruleset, lock } = own;
  return { name, sessionId, relay, createdAt, snapshot, ruleset, lock, log: await readOwnLog(own) };
}

/** Ends everything that is running, then deletes all data. */
export async function forgetEverything(): Promise<void> {
  endWatches();
  for (const { serverId } of await (await listings()).states()) await (await listings()).forget(serverId);
  await deleteEverything();
}
