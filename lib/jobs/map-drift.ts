import type { Drift } from "@/lib/core/drift/drift";
import { openLock } from "@/lib/core/lock/lock";
import { sessionOfMap } from "@/lib/core/lock/map-lock";
import type { OwnShare } from "@/lib/store/own-shares";
import { openMap } from "./open-members";

/** The session id that stands for the map of all servers in a share. */
export const MAP = "";

/** What became of a map that was shared. */
export async function mapDrift({ lock }: Pick<OwnShare, "lock">): Promise<Drift> {
  const then = openLock(lock);
  const [members, { host }] = await openMap(then.host);
  // What reads the texts of tools is not loaded with every page.
  const { findDrift } = await import("@/lib/core/drift/session-drift");
  return findDrift(then, sessionOfMap(members, host));
}
