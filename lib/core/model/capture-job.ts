import type { Problem } from "./snapshot";

/** How far a listing has come. */
export type CapturePhase =
  | "waiting"
  | "starting"
  | "negotiating"
  | "listing"
  | "storing"
  | "done"
  | "failed"
  | "cancelled";

/** One listing of one server, as a page shows it while it runs and after. */
export type CaptureJob = {
  serverId: string;
  phase: CapturePhase;
  /** Pages of `tools/list` read so far. */
  page: number;
  /** Tools read so far. */
  tools: number;
  /** Milliseconds since it left the queue; stands still once it ended. */
  elapsed: number;
  /** Set when it failed. */
  problem?: Problem;
};

/** It will not change any more. */
export function hasEnded(job: CaptureJob): boolean {
  return job.phase === "done" || job.phase === "failed" || job.phase === "cancelled";
}
