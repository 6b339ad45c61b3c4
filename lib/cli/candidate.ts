import type { Secrets } from "@/lib/core/model/secret";
import type { Server } from "@/lib/core/model/server";
import type { Snapshot } from "@/lib/core/model/snapshot";

/** A server that a scan is about: with its tools when they were given as a file, otherwise with what it takes to ask it. */
export type Candidate = {
  server: Server;
  secrets: Secrets;
  snapshot?: Snapshot;
  unlistedReason?: string;
  /** What its file describes, for when it is not asked. */ declared?: Snapshot;
};
