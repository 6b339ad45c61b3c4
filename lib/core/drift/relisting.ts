import type { Interval, OwnInterval } from "../model/relisting";

const HOUR = 3_600_000;
const LENGTHS: Record<Exclude<Interval, "off">, number> = { hourly: HOUR, daily: 24 * HOUR, weekly: 7 * 24 * HOUR };

/** How much later a listing may come, as a share of the interval, so that servers with the same setting are not all contacted at once. */
const JITTER = 0.1;
/** A failing server is contacted less and less often: twice the interval after the first failure, at most this many milliseconds. */
const LONGEST = 7 * 24 * HOUR;

export const effectiveInterval = (own: OwnInterval | undefined, ofAll: Interval): Interval =>
  own === undefined || own === "as-all" ? ofAll : own;

/**
 * When a server is to be listed next, ISO 8601; undefined when it is not.
 * @param last when it was last listed or tried, ISO 8601; what was never listed is due at once
 * @param failures listings in a row that failed
 * @param chance 0 to 1, spreads servers that are set alike
 */
export function nextListing(
  every: Interval,
  { last, failures, chance, now }: { last?: string; failures: number; chance: number; now: string },
): string | undefined {
  if (every === "off") return undefined;
  const length = LENGTHS[every];
  const wait = Math.min(length * 2 ** Math.min(failures, 10), Math.max(LONGEST, length)) + chance * JITTER * length;
  const at = last === undefined ? Date.parse(now) : Date.parse(last) + wait;
  // What was missed while Trefoil was not running is made up for soon, spread out a little.
  const soonest = Date.parse(now) + chance * Math.min(JITTER * length, 5 * 60_000);
  return new Date(Math.max(at, soonest)).toISOString();
}
