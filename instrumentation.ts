/** Runs once, before the first request is answered. Next compiles it for its other runtime too, where there is no database. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { prepareWorkspace } = await import("./lib/jobs/prepare-workspace");
  const { takeOverConsole } = await import("./lib/log");
  if (process.env.NODE_ENV === "production") takeOverConsole();
  await prepareWorkspace();
}
