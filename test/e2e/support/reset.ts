import { callOf } from "./server-function";
import type { StartedApp } from "./started-app";

/**
 * Leaves a running app as a new one is: all that is kept is deleted as Settings does it, and the demo loaded where it is wanted. A start takes
 * seconds and each first page more; this takes a moment. What lives in memory alone (a run of the advisor, the log's first entry) stays, so
 * tests of it take an app of their own.
 */
export async function reset(app: StartedApp, demo: boolean): Promise<void> {
  const opened = await fetch(app.address, { redirect: "manual" });
  const cookie = (opened.headers.get("set-cookie") ?? "").split(";")[0]!;
  await call(app, cookie, "/settings/data", "deleteAll", [{ word: "delete" }]);
  if (demo) await call(app, cookie, "/", "openDemo", []);
}

/** Calls a server function as the page's own script does, and throws when it does not answer that it was done. */
async function call(app: StartedApp, cookie: string, page: string, name: string, args: unknown[]): Promise<void> {
  const { headers, ...asked } = callOf(name, args);
  const answer = await fetch(`${app.origin}${page}`, {
    ...asked,
    headers: { ...headers, Origin: app.origin, Cookie: cookie },
  });
  const text = await answer.text();
  if (!answer.ok || !text.includes('"ok"')) throw new Error(`${name} answered ${answer.status}: ${text.slice(0, 500)}`);
}
