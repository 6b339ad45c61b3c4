import { AsyncLocalStorage } from "node:async_hooks";

/**
 * What ended: the framework's name for the route, as `/servers/[serverId]`, the answer's status, and how long it took.
 * @typedef {{ method: string, route: string, status: number, seconds: number }} Ended
 */

/**
 * What the server and the app that it serves tell one another. They are two programs in one process, since the app is bundled apart.
 * `problem` says why a request for data could not be answered now, in words that name nothing of the installation, and `observe` counts what
 * was answered: both come from the app. The server gives the names of the `migrations` that belong to this version, and the id of the
 * `request` that is being answered.
 * @typedef {{ problem?: () => Promise<string | undefined>, observe?: (ended: Ended) => void, migrations: string[], request: AsyncLocalStorage<string> }} Hooks
 */

const KEY = Symbol.for("trefoil.hooks");

/** @returns {Hooks} */
export function hooks() {
  const home = /** @type {{ [KEY]?: Hooks }} */ (globalThis);
  return (home[KEY] ??= { migrations: [], request: new AsyncLocalStorage() });
}
