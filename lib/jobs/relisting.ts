import { logFault } from "@/lib/log";
import { effectiveInterval, nextListing } from "@/lib/core/drift/relisting";
import { hasEnded } from "@/lib/core/model/capture-job";
import type { Interval, Relisting } from "@/lib/core/model/relisting";
import { findQueuedListings } from "@/lib/store/queued-listings";
import { findRelistings, getIntervalOfAll, planRelisting } from "@/lib/store/relistings";
import { findServers, type StoredServer } from "@/lib/store/servers";
import { isAgreed } from "./consent";
import { listings } from "./listings";

/** Servers that are listed by themselves at the same time; a person's own listings come on top. */
const AT_ONCE = 2;
/** Milliseconds between looks at what is due. */
const LOOK = 20_000;

const NOT_AGREED =
  "Nobody has agreed to this entry as it is now: its command line, its address or a value of it changed.";

const KEY = Symbol.for("trefoil.relisting");
/** The one timer of this process. Where several copies look at the same plans, each that is due is begun by one of them. */
const home = () => ((globalThis as { [KEY]?: { timer?: NodeJS.Timeout } })[KEY] ??= {});

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

/** Begins what is due at a moment, at this copy of the app or another; plans what is not planned yet. Answers which servers were begun. */
export async function listDue(now: string): Promise<string[]> {
  const running = await listings();
  const [servers, ofAll, relistings, jobs, queued] = await Promise.all([
    findServers(),
    getIntervalOfAll(),
    findRelistings(),
    running.states(),
    findQueuedListings(),
  ]);
  const plans = new Map(relistings.map((one) => [one.serverId, one]));
  const busy = new Set(jobs.filter((job) => !hasEnded(job)).map((job) => job.serverId));
  const due: { server: StoredServer; every: Interval; nextAt: string }[] = [];
  for (const server of servers) {
    const plan = plans.get(server.id);
    const every = effectiveInterval(plan?.every, ofAll);
    if (every === "off" || !isReached(server) || busy.has(server.id)) continue;
    const nextAt = await planned(server, every, plan, now);
    if (nextAt !== undefined && nextAt <= now) due.push({ server, every, nextAt });
  }
  due.sort((a, b) => (a.nextAt < b.nextAt ? -1 : 1));
  const byThemselves = queued.filter(({ serverId, scheduled }) => scheduled && busy.has(serverId));
  const begun: string[] = [];
  for (const { server, every, nextAt: found } of due.slice(0, Math.max(0, AT_ONCE - byThemselves.length))) {
    // Planned before it begins, so that one which is cancelled, or takes the app down, is not begun again at once.
    const nextAt = nextListing(every, { last: now, failures: 0, chance: Math.random(), now });
    const asked = { serverId: server.id, anonymous: false, plan: { due: found, nextAt, lastAt: now } };
    if (await running.ask(asked)) begun.push(server.id);
  }
  return begun;
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
