import { askedAs } from "@/components/servers/asked-as";
import type { TimelineRow } from "@/components/drift/timeline";
import { countEffects, type EffectCounts } from "@/lib/core/drift/effects";
import type { ChangeEffect } from "@/lib/core/model/change";
import { changesOf } from "@/lib/jobs/approved-listing";
import type { StoredServer } from "@/lib/store/servers";
import { findHistory, rowBefore } from "@/lib/store/snapshots/history";
import { getSnapshot } from "@/lib/store/snapshots/snapshots";

/** Lines on one page of a history. */
export const PAGE = 20;

/** One page of a server's history, the newest first. Lines that were stored before changes were counted are counted now. */
export async function timelineOf(
  server: StoredServer,
  page: number,
  effect: ChangeEffect | undefined,
  base: string,
): Promise<TimelineRow[]> {
  const rows = await findHistory(server.id, { skip: (page - 1) * PAGE, take: PAGE, effect });
  const lines: TimelineRow[] = [];
  for (const row of rows) {
    const [snapshot, before] = await Promise.all([getSnapshot(server.id, row.id), rowBefore(server.id, row)]);
    if (!snapshot) continue;
    const counts: EffectCounts | undefined = before
      ? (row.effects ?? countEffects((await changesOf(server, before.id, row.id)) ?? []))
      : undefined;
    const { listedAs } = snapshot;
    lines.push({
      id: row.id,
      since: row.since,
      at: row.at,
      digest: row.digest,
      tools: snapshot.tools.length,
      partial: snapshot.extent === "partial",
      ...(snapshot.serverInfo?.version ? { version: snapshot.serverInfo.version } : {}),
      ...(listedAs && listedAs.how !== "configured" ? { asked: askedAs(listedAs) } : {}),
      ...(counts && { counts }),
      ...(before && { href: `${base}?${new URLSearchParams({ from: before.id, to: row.id })}` }),
    });
  }
  return lines;
}
