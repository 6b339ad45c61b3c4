/** Seconds of processor time that synchronous work takes. On a busy machine the clock runs on while others compute; this does not. */
export function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}
