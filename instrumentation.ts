const PREPARED = Symbol.for("trefoil.prepared");

/**
 * Runs once, before the first request is answered: `lib/boot/serve.mjs` waits for it, and is told why the app must not be served when that
 * is so. Next compiles it for its other runtime too, where there is no database.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { prepareWorkspace } = await import("./lib/jobs/prepare-workspace");
  const { takeOverConsole } = await import("./lib/log");
  if (process.env.NODE_ENV === "production") takeOverConsole();
  const { fillHooks } = await import("./lib/jobs/fill-hooks");
  await fillHooks();
  const problem = await prepareWorkspace();
  const boot = globalThis as { [PREPARED]?: (problem: string | undefined) => void };
  boot[PREPARED]?.(problem);
}
