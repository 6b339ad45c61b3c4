import type { Snapshot } from "@/lib/core/model/snapshot";
import { takeSnapshot, unverified, type Listing } from "@/lib/core/snapshots/take";
import { maskListing } from "./mask";
import { verifySignature } from "./verify-signature";

/** What was read from a server, with the values that it was given, which must not appear in what is made of it. */
export type ReadBy = {
  listing: Listing;
  values: readonly string[];
  /** How it was reached, without any of the values. */
  how: Pick<Listing, "listedAs" | "reached">;
  at: string;
};

/** The snapshot made of it. A listing in which a value had to be masked is no longer as it was signed, so its signatures are not verified. */
export function snapshotOfRead({ listing, values, how, at }: ReadBy): Snapshot {
  const masked = maskListing(listing, values);
  return takeSnapshot({ ...masked, ...how }, at, masked === listing ? verifySignature : unverified);
}
