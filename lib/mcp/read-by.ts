import type { Snapshot } from "@/lib/core/model/snapshot";
import { takeSnapshot, unverified, type Listing } from "@/lib/core/snapshots/take";
import { maskListing } from "./mask";
import { verifySignature } from "./verify-signature";

/** What was read of a server, with the values it was given, which must not stand in what is made of it. */
export type ReadBy = {
  listing: Listing;
  values: readonly string[];
  /** How it was reached, which names no value. */
  how: Pick<Listing, "listedAs" | "reached">;
  at: string;
};

/** The snapshot of it. A listing in which a value had to be masked is not as it was signed, so its signatures are not verified. */
export function snapshotOfRead({ listing, values, how, at }: ReadBy): Snapshot {
  const masked = maskListing(listing, values);
  return takeSnapshot({ ...masked, ...how }, at, masked === listing ? verifySignature : unverified);
}
