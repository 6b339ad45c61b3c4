import { logFault } from "@/lib/log";
import { effectiveInterval, nextListing } from "@/lib/core/drift/relisting";
import { hasEnded } from "@/lib/core/model/capture-job";
import type { Interval, Relisting } from "@/lib/core/model/relisting";
import type { Problem } from "@/lib/core/model/snapshot";
import { findRelistings, getIntervalOfAll, getRelisting, planRelisting } from "@/lib/store/relistings";
import { findServers, getServer, type StoredServer } from "@/lib/store/servers";
import { captureJobs } from "./capture-jobs";
import { isAgreed } from "./consent";
import { listTools } from "./list-tools";

/** Servers that are listed by themselves at the same time; a person's own listings come on top. */
const AT_ONCE = 2;
/** Milliseconds between looks at what is due. */
const LOOK = 20_000;

const NOT_AGREED =
  "Nobody has agreed to this entry as it is now: its command line, its address or a value of it changed.";

const KEY = Symbol.for("trefoil.relisting");
/** The one timer of this process, and the servers that it began. */
const home = () =>
  ((globalThis as { [KEY]?: { timer?: NodeJS.Timeout; begun: Set<string> } })[KEY] ??= { begun: new Set() });

/** Lists servers again when their interval is over, for as long as the app runs. What was missed meanwhile is made up for, a few at a time. */
export function startRelisting(): void {
  if (home().timer) return;
  const look = () =>
    void listDue(new Date().toISOString()).catch((error: unknown) =>
      logFault("The automatic re-scan failed; it is tried again soon", error),
    );
  const timer = setInterval(look, LOOK);
  timer.unref();
  home().timer = timer;
  look();
}

/** Begins what is due at a moment; plans what is not planned yet. Answers which servers were begun. */
export async function listDue(now: string): Promise<string[]> {
  const [servers, ofAll, relistings] = await Promise.all([findServers(), getIntervalOfAll(), findRelistings()]);
  const plans = new Map(relistings.map((one) => [one.serverId, one]));
  const busy = new Set(
    captureJobs()
      .states()
      .filter((job) => !hasEnded(job))
      .map((job) => job.serverId),
  );
  const due: { server: StoredServer; every: Interval; nextAt: string }[] = [];
  for (const server of servers) {
    const plan = plans.get(server.id);
    const every = effectiveInterval(plan?.every, ofAll);
    if (every === "off" || !isReached(server) || busy.has(server.id)) continue;
    const nextAt = await planned(server, every, plan, now);
    if (nextAt !== undefined && nextAt <= now) due.push({ server, every, nextAt });
  }
  due.sort((a, b) => (a.nextAt < b.nextAt ? -1 : 1));
  const running = [...home().begun].filter((id) => busy.has(id));
  const begun = due.slice(0, Math.max(0, AT_ONCE - running.length));
  home().begun = new Set([...running, ...begun.map(({ server }) => server.id)]);
  for (const { server, every } of begun) {
    // Planned before it begins, so that one which is cancelled, or takes the app down, is not begun again at once.
    await planRelisting(server.id, {
      nextAt: nextListing(every, { last: now, failures: 0, chance: Math.random(), now }),
      lastAt: now,
    });
    await listTools([server.id], {
      onEnd: async (serverId, problem) => planAfter(serverId, problem, new Date().toISOString()),
    });
  }
  return begun.map(({ server }) => server.id);
}

const isReached = ({ transport, disabled }: StoredServer): boolean => transport.kind !== "given" && !disabled;

/** When a server is next: as planned, or from now on. One that nobody agreed to is not planned and says why. */
async function planned(
  server: StoredServer,
  every: Interval,
  plan: Relisting | undefined,
  now: string,
): Promise<string | undefined> {
  if (!(await isAgreed(server))) {
    if (plan?.blocked !== NOT_AGREED) await planRelisting(server.id, { nextAt: undefined, blocked: NOT_AGREED });
    return undefined;
  }
  if (plan?.nextAt !== undefined && plan.blocked !== NOT_AGREED) return plan.nextAt;
  const nextAt = nextListing(every, {
    last: server.lastListedAt,
    failures: plan?.failures ?? 0,
    chance: Math.random(),
    now,
  });
  await planRelisting(server.id, { nextAt });
  return nextAt;
}

/** After a listing that began by itself: the next one, later when it failed. What was refused says why until it is agreed to. */
async function planAfter(serverId: string, problem: Problem | undefined, now: string): Promise<void> {
  const [server, plan, ofAll] = await Promise.all([getServer(serverId), getRelisting(serverId), getIntervalOfAll()]);
  if (!server) return;
  const failures = problem ? (plan?.failures ?? 0) + 1 : 0;
  const nextAt = nextListing(effectiveInterval(plan?.every, ofAll), {
    last: now,
    failures,
    chance: Math.random(),
    now,
  });
  await planRelisting(serverId, {
    nextAt,
    failures,
    ...(problem?.kind === "declined" && { blocked: problem.message }),
  });
}
