/** Runs once, before the first request is answered. */
export async function register(): Promise<void> {
  const { settleInterruptedListings } = await import("./lib/store/servers");
  await settleInterruptedListings();
  const { env } = await import("./lib/env");
  if (!env.demo) return;
  const { loadDemo } = await import("./lib/jobs/demo");
  const loaded = await loadDemo();
  if ("problem" in loaded) process.stderr.write(`${loaded.problem}\n`);
}
