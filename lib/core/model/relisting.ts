import * as z from "zod";

/** How often a server is listed again automatically. */
export const INTERVALS = ["off", "hourly", "daily", "weekly"] as const;
export const IntervalSchema = z.enum(INTERVALS);
export type Interval = z.infer<typeof IntervalSchema>;

/** The setting of one server; `as-all` follows the setting for all of them. */
export const OwnIntervalSchema = z.enum(["as-all", ...INTERVALS]);
export type OwnInterval = z.infer<typeof OwnIntervalSchema>;

/** The state of the automatic listings of one server. Times are ISO 8601, UTC. */
export type Relisting = {
  serverId: string;
  every: OwnInterval;
  /** Absent while none is planned. */
  nextAt?: string;
  /** When one was last started automatically. */
  lastAt?: string;
  /** Failures in a row. */
  failures: number;
  /** Why none is started, in words. */
  blocked?: string;
};
