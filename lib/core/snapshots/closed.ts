import { comparedDigest } from "../drift/compared";
import type { Snapshot } from "../model/snapshot";

/** A listing ready to be stored: its JSON, and what is needed from it without reading that again. */
export type ClosedListing = Pick<Snapshot, "at" | "digest" | "extent" | "protocolVersion"> & {
  body: string;
  /** `comparedDigest` of it. */
  compared: string;
  /** How many tools it has. */
  tools: number;
  /** What the server calls its version. */
  version?: string;
};

export function closeListing(snapshot: Snapshot): ClosedListing {
  const { at, digest, extent, protocolVersion, serverInfo, tools } = snapshot;
  return {
    at,
    digest,
    extent,
    protocolVersion,
    body: JSON.stringify(snapshot),
    compared: comparedDigest(snapshot),
    tools: tools.length,
    version: serverInfo?.version,
  };
}
