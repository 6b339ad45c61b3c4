import { follow } from "@/lib/core/findings/lifecycle";
import { logFault } from "@/lib/log";
import { divide } from "@/lib/store/claims";
import { findFindings, findingsKeys, putFindings } from "@/lib/store/findings";
import { findServers } from "@/lib/store/servers";
import type { StoredSession } from "@/lib/store/sessions";
import { newestListings } from "@/lib/store/snapshots/listings";
import packageJson from "@/package.json";
import { runWithListings } from "../heavy/run-with-listings";
import { openSlim } from "../open-session";
import { staleSessions, type StaleSession } from "./stale";
import { today } from "./today";

/** Sessions that are being judged again, and those of them that could not be. */
export type Judging = { done: number; of: number };
type Run = Judging & { ended: Promise<void> };
let run: Run | undefined;

/** By session the state in which judging it failed: it is not tried again before something of it changes. */
const failed = new Map<string, string>();

/** The progress of judging; null when nothing is being judged. */
export function judgingNow(): Judging | null {
  return run ? { done: run.done, of: run.of } : null;
}

/** How many sessions could not be judged in the state in which they are. */
export function failedSessions(): number {
  return failed.size;
}

/** Starts judging all changed sessions, one after the other, unless that is already in progress. Does not wait for it. */
export async function judgeFindings(): Promise<void> {
  if (run) return;
  const changed = await staleSessions();
  forgetBygone(changed);
  const stale = changed.filter(({ spec, key }) => failed.get(spec.id) !== key);
  if (stale.length === 0 || run) return;
  const mine: Run = { done: 0, of: stale.length, ended: Promise.resolve() };
  run = mine;
  mine.ended = judgeAll(stale, mine)
    .catch((error: unknown) => void logFault("The findings could not be brought up to date", error))
    .finally(() => (run = undefined));
}

/** Failures of sessions that were deleted or that changed since say nothing any more. */
function forgetBygone(stale: readonly StaleSession[]): void {
  const keys = new Map(stale.map(({ spec, key }) => [spec.id, key]));
  for (const [id, key] of failed) if (keys.get(id) !== key) failed.delete(id);
}

/** Resolves when the judging that is in progress has ended; undefined when there is none. */
export function judgingEnded(): Promise<void> | undefined {
  return run?.ended;
}

/** Several copies divide them. */
async function judgeAll(stale: readonly StaleSession[], progress: Run): Promise<void> {
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

/** The findings of a session; notes are left out unless somebody accepted them. */
export async function judgeAnew(spec: StoredSession, key: string): Promise<void> {
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
