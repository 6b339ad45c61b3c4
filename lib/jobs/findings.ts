import { createHash } from "node:crypto";
import { rowOf, type FindingRow } from "@/lib/core/findings/filter";
import { follow } from "@/lib/core/findings/lifecycle";
import type { FindingRecord } from "@/lib/core/model/finding-record";
import { examinedCounts, type ExaminedInPart } from "@/lib/core/model/remark";
import { logFault } from "@/lib/log";
import { divide } from "@/lib/store/claims";
import { findApprovals } from "@/lib/store/approvals";
import { findFindings, findingsKeys, putFindings } from "@/lib/store/findings";
import { findServerSummaries } from "@/lib/store/judged-servers";
import { findSessions, type StoredSession } from "@/lib/store/sessions";
import { findServers } from "@/lib/store/servers";
import { newestListings, sizesOfListings } from "@/lib/store/snapshots/listings";
import packageJson from "@/package.json";
import { runWithListings } from "./heavy/run-with-listings";
import { judgedKeys } from "./judged/known";
import { openSlim } from "./open-session";
import { rulesInForce } from "./rules-in-force";

/** Sessions that are being judged again, and those of them that could not be. */
export type Judging = { done: number; of: number };
type Run = Judging & { ended: Promise<void> };
let run: Run | undefined;

/** By session the state in which judging it failed: it is not tried again before something of it changes. */
const failed = new Map<string, string>();

/** Milliseconds that a page waits for sessions that are judged again, when it can show what was so before. */
const PATIENCE = 250;

/**
 * The current findings of all saved sessions, or of one. Sessions that were judged today and have not changed since are not judged again.
 */
export async function findingsNow(sessionId?: string): Promise<FindingRecord[]> {
  for (const { spec, key } of await staleSessions(sessionId)) await judgeAnew(spec, key);
  return findFindings(sessionId);
}

/** All of them as they were judged last, at once; what is not up to date is judged meanwhile. */
export async function findingsSoon(): Promise<{ rows: FindingRow[]; judging: Judging | null; failed: number }> {
  await judgeFindings();
  if (run) await Promise.race([run.ended, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  // Before the rows are read: what ends meanwhile may come too late for them, and the page asks again as long as any is judged.
  const judging = judgingNow();
  return { rows: await asRows(await findFindings()), judging, failed: failed.size };
}

/** The progress of judging; null when nothing is being judged. */
export function judgingNow(): Judging | null {
  return run ? { done: run.done, of: run.of } : null;
}

/**
 * Of which servers the rules look at a part only when the findings of a saved session, or of one, are worked out; of a server in several
 * sessions the least.
 */
export async function examinedInPart(sessionId?: string): Promise<ExaminedInPart[]> {
  const [specs, servers, summaries, listings] = await Promise.all([
    findSessions(),
    findServers(),
    findServerSummaries(),
    newestListings(),
  ]);
  const sizes = await sizesOfListings([...listings.values()].map(({ id }) => id));
  const offered = new Map(
    servers.map(({ id, name }) => [
      name,
      { tools: summaries.get(id)?.summary.tools ?? 0, bytes: sizes.get(listings.get(id)?.id ?? "") ?? 0 },
    ]),
  );
  const least = new Map<string, ExaminedInPart>();
  for (const spec of specs.filter(({ id }) => sessionId === undefined || id === sessionId)) {
    const members = spec.servers.flatMap((name) => offered.get(name) ?? []);
    const names = spec.servers.filter((name) => offered.has(name));
    const counts = examinedCounts(
      members.map(({ tools }) => tools),
      members.map(({ bytes }) => bytes),
    );
    for (const [at, { tools }] of members.entries()) {
      const [server, examined] = [names[at]!, counts[at]!];
      if (examined < Math.min(tools, least.get(server)?.examined ?? tools))
        least.set(server, { server, tools, examined });
    }
  }
  return [...least.values()];
}

/** Starts judging all changed sessions, one after the other, unless that is already in progress. Does not wait for it. */
export async function judgeFindings(): Promise<void> {
  if (run) return;
  const stale = (await staleSessions()).filter(({ spec, key }) => failed.get(spec.id) !== key);
  if (stale.length === 0 || run) return;
  const mine: Run = { done: 0, of: stale.length, ended: Promise.resolve() };
  run = mine;
  mine.ended = judgeAll(stale, mine)
    .catch((error: unknown) => void logFault("The findings could not be brought up to date", error))
    .finally(() => (run = undefined));
}

/** Several copies divide them. */
async function judgeAll(stale: readonly Stale[], progress: Run): Promise<void> {
  const work = stale.map((one) => ({ id: one.spec.id, ...one }));
  await divide(work, async ({ spec, key }) => {
    try {
      if ((await findingsKeys()).get(spec.id) !== key) await judgeAnew(spec, key);
      failed.delete(spec.id);
    } catch (error) {
      failed.set(spec.id, key);
      logFault("The findings of a session could not be worked out", error);
    }
    progress.done++;
  });
}

type Stale = { spec: StoredSession; key: string };

async function staleSessions(sessionId?: string): Promise<Stale[]> {
  const [specs, known, keyOf] = await Promise.all([findSessions(), findingsKeys(), keys()]);
  return specs
    .filter(({ id }) => sessionId === undefined || id === sessionId)
    .map((spec) => ({ spec, key: keyOf(spec) }))
    .filter(({ spec, key }) => known.get(spec.id) !== key);
}

/** The findings of a session; notes are left out unless somebody accepted them. */
async function judgeAnew(spec: StoredSession, key: string): Promise<void> {
  const [session, listings] = await Promise.all([openSlim(spec), listingsOf(spec.servers)]);
  const found = await runWithListings("findings", { session, version: packageJson.version }, listings);
  const before = await findFindings(spec.id);
  const accepted = new Set(before.filter((record) => record.accepted).map(({ fingerprint }) => fingerprint));
  const counting = found.filter(({ level, fingerprint }) => level !== "note" || accepted.has(fingerprint));
  await putFindings(spec.id, key, follow(before, counting, session, spec.id, today()));
}

/** The ids of the newest listings of the servers of these names. */
async function listingsOf(names: readonly string[]): Promise<Map<string, string>> {
  const [servers, listings] = await Promise.all([findServers(), newestListings()]);
  return new Map(
    servers.flatMap(({ id, name }) => {
      const listing = names.includes(name) ? listings.get(id) : undefined;
      return listing ? [[name, listing.id]] : [];
    }),
  );
}

export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Digest of all that the findings of a session follow from, and the day. */
async function keys(): Promise<(spec: StoredSession) => string> {
  const [judged, { policies, governance, file }, approvals] = await Promise.all([
    judgedKeys(),
    rulesInForce(),
    findApprovals(),
  ]);
  const shared = JSON.stringify([policies, governance, file?.problems, approvals, today()]);
  return (spec) =>
    createHash("sha256")
      .update(
        JSON.stringify([
          { ...spec, updatedAt: undefined },
          spec.servers.map((name) => judged.get(name) ?? null),
          shared,
        ]),
      )
      .digest("base64url");
}

/** All of them as of today, however long that takes. */
export async function allRows(): Promise<FindingRow[]> {
  return asRows(await findingsNow());
}

async function asRows(records: readonly FindingRecord[]): Promise<FindingRow[]> {
  const names = new Map((await findSessions()).map(({ id, name }) => [id, name]));
  return records.map((record) => rowOf(record, names.get(record.sessionId) ?? "", today()));
}
