import type { Problem } from "./snapshot";

/**
 * The phase of a listing, as far as it is known. `starting`: about to start or call it; `asking`: that was done, and nothing has answered yet; `downloading`: the program that starts it says that it is fetching it; `negotiating`: something answered, and the revision is being agreed on; `storing`: everything was read, and is being stored and judged.
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

/** The progress of a listing. */
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
  /** Listings that were started while others were running belong together. */
  round: number;
  /** Milliseconds since it left the queue; fixed once it has ended. */
  elapsed: number;
  /** The same since it was requested. */
  sinceAsked: number;
  /** It was begun before, by a copy of the app that has ended. */
  again?: true;
  /** Set when it failed. */
  problem?: Problem;
};

/** Whether it has ended. */
export function hasEnded(job: CaptureJob): boolean {
  return job.phase === "done" || job.phase === "failed" || job.phase === "cancelled";
}
