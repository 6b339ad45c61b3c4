/** Runs once, before the first request is answered. Next compiles it for its other runtime too, where there is no database. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { CannotServe, prepareWorkspace } = await import("./lib/jobs/prepare-workspace");
  const { takeOverConsole } = await import("./lib/log");
  if (process.env.NODE_ENV === "production") takeOverConsole();
  try {
    await prepareWorkspace();
  } catch (error) {
    // Next would serve pages that all fail; whoever started the app is told instead.
    (globalThis as Record<symbol, unknown>)[Symbol.for("trefoil.cannot-serve")] =
      error instanceof CannotServe ? error.message : String((error as Error)?.stack ?? error);
  }
}
