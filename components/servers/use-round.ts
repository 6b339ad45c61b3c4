import { useState } from "react";
import { hasEnded, type CaptureJob } from "@/lib/core/model/capture-job";
import { newestRound, placeAll, type PlacedAll, type RoundMember } from "./round";

/**
 * The progress to show: that of the requested servers, else of a running round, and of one that ended while somebody watched. The listing of a single server is shown in its own line.
 */
export function useRound(
  members: readonly RoundMember[],
  jobs: ReadonlyMap<string, CaptureJob>,
  asked: boolean,
): PlacedAll | undefined {
  const [seen, setSeen] = useState<number>();
  const newest = newestRound(jobs.values());
  const round = newest.length > 1 && newest.some((job) => !hasEnded(job)) ? newest[0]!.round : seen;
  if (round !== seen) setSeen(round);
  if (members.length === 0) return undefined;
  return asked || (newest.length > 0 && newest[0]!.round === round) ? placeAll(members, jobs) : undefined;
}
