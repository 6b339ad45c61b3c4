/**
 * How much later than it should a timer of so many milliseconds fires in this process: a busy machine keeps everybody waiting, and who promises
 * to be done within a time of the clock as much as anybody.
 */
export function lateness(ms: number): Promise<number> {
  const from = performance.now();
  return new Promise((resolve) => setTimeout(() => resolve(performance.now() - from - ms), ms));
}
