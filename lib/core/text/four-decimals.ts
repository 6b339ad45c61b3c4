/**
 * A number as reports hold it: more decimals would differ between machines and mean nothing. What is put in order by such numbers
 * goes by them too, so that a session that comes from a report is in the same order.
 */
export function fourDecimals(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
