import type { CaptureJob } from "@/lib/core/model/capture-job";
import type { ListingRequest } from "@/lib/store/queued-listings";

/** The listings of this installation, at most one a server, wherever they run. */
export interface Listings {
  /**
   * Writes a listing down with the plan that caused it, and has it begin. One that is under way is left to finish.
   * @returns false when the plan is not as it was when it was found due: somebody else has begun it
   */
  ask(asked: ListingRequest): Promise<boolean>;
  /** Ends a listing at a person's request: it is not resumed. */
  cancel(serverId: string): Promise<void>;
  /** Cancels it, waits until nothing of it is left, and forgets how it ended. */
  forget(serverId: string): Promise<void>;
  /** The progress of running listings, and the outcome of those that were last requested. */
  states(): Promise<CaptureJob[]>;
  /** Calls back after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** Resolves when no listing runs and no child of one is left. */
  settled(): Promise<void>;
  /** Cuts short what runs here, to be taken up again, and takes nothing new: the process is about to end. */
  close(): Promise<void>;
}
