import type { Snapshot } from "@/lib/core/model/snapshot";
import { takeSnapshot, type Listing } from "@/lib/core/snapshots/take";
import { maskListing } from "./mask";

/** What was read of a server, with the values it was given, which must not stand in what is made of it. */
export type ReadBy = {
  listing: Listing;
  values: readonly string[];
  /** How it was reached, which names no value. */
  how: Pick<Listing, "listedAs" | "reached">;
  at: string;
};

/** The snapshot of it. */
export const snapshotOfRead = ({ listing, values, how, at }: ReadBy): Snapshot =>
  takeSnapshot({ ...maskListing(listing, values), ...how }, at);
