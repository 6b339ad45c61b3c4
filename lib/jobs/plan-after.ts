import { effectiveInterval, nextListing } from "@/lib/core/drift/relisting";
import type { Problem } from "@/lib/core/model/snapshot";
import { getIntervalOfAll, getRelisting, planRelisting } from "@/lib/store/relistings";
import { getServer } from "@/lib/store/servers";

/** After a listing that began by itself: the next one, later when it failed. What was refused says why until it is agreed to. */
export async function planAfter(serverId: string, problem: Problem | undefined, now: string): Promise<void> {
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
