import { onPostgresql } from "@/lib/store/client";
import type { Listings } from "./listings-interface";

const KEY = Symbol.for("trefoil.listings");

/**
 * Those of this process; on PostgreSQL, those of all copies, with the queue and its library loaded for it. Pages and routes are bundled apart, and
 * a reload must find what runs.
 */
export function listings(): Promise<Listings> {
  const home = globalThis as { [KEY]?: Promise<Listings> };
  return (home[KEY] ??= open());
}

/** Closes them and starts over, like a process that restarts. */
export async function reopenListings(): Promise<Listings> {
  await (await listings()).close();
  delete (globalThis as { [KEY]?: Promise<Listings> })[KEY];
  return listings();
}

const open = async (): Promise<Listings> =>
  onPostgresql
    ? (await (await import("./shared-work")).sharedWork()).listings
    : new (await import("./in-process-listings")).InProcessListings();
