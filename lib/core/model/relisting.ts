import * as z from "zod";

/** How often a server is listed again by itself. */
export const INTERVALS = ["off", "hourly", "daily", "weekly"] as const;
export const IntervalSchema = z.enum(INTERVALS);
export type Interval = z.infer<typeof IntervalSchema>;

/** What one server is set to; `as-all` follows what is set for all of them. */
export const OwnIntervalSchema = z.enum(["as-all", ...INTERVALS]);
export type OwnInterval = z.infer<typeof OwnIntervalSchema>;

/** Where the listings of one server by itself stand. Times are ISO 8601, UTC. */
export type Relisting = {
  serverId: string;
  every: OwnInterval;
  /** Absent while none is planned. */
  nextAt?: string;
  /** When one was last begun by itself. */
  lastAt?: string;
  /** Failures in a row. */
  failures: number;
  /** Why none is begun, in words. */
  blocked?: string;
};
