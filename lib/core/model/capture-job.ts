import type { Problem } from "./snapshot";

/**
 * How far a listing has come, as far as is known. `starting`: about to start or call it; `asking`: that was done, and nothing answered yet;
 * `downloading`: the program that starts it tells that it fetches it; `negotiating`: something answered, and the revision is agreed; `storing`: all was read, and is closed, kept and judged.
 */
export type CapturePhase =
  | "waiting"
  | "starting"
  | "asking"
  | "downloading"
  | "negotiating"
  | "listing"
  | "storing"
  | "done"
  | "failed"
  | "cancelled";

/** What a server is asked to list, one after the other, in words. */
export const CAPTURE_LIST_WORDS = {
  tools: "tools",
  prompts: "prompts",
  resources: "resources",
  resourceTemplates: "resource templates",
};
export type CaptureList = keyof typeof CAPTURE_LIST_WORDS;

/** Where a listing stands. */
export type CaptureProgress = {
  phase: CapturePhase;
  /** The program that may be fetching the server while nothing answers. */
  installer?: string;
  /** Which list is being read. */
  list?: CaptureList;
  /** Pages of that list read so far. */
  page: number;
  /** Entries of that list read so far. */
  read: number;
  /** Tools read so far. */
  tools: number;
};

/** One listing of one server, as a page shows it while it runs and after. */
export type CaptureJob = CaptureProgress & {
  serverId: string;
  /** Listings that were begun while others ran belong together. */
  round: number;
  /** Milliseconds since it left the queue; stands still once it ended. */
  elapsed: number;
  /** The same since it was asked for. */
  sinceAsked: number;
  /** Set when it failed. */
  problem?: Problem;
};

/** It will not change any more. */
export function hasEnded(job: CaptureJob): boolean {
  return job.phase === "done" || job.phase === "failed" || job.phase === "cancelled";
}
