import type { Secrets } from "@/lib/core/model/secret";
import type { Server } from "@/lib/core/model/server";
import type { Snapshot } from "@/lib/core/model/snapshot";

/** A server to scan: with its tools when they were given as a file, otherwise with what is needed to list it. */
export type Candidate = {
  server: Server;
  secrets: Secrets;
  snapshot?: Snapshot;
  unlistedReason?: string;
  /** The tools that its file describes, for when it is not listed. */ declared?: Snapshot;
};
