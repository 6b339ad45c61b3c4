import { AsyncLocalStorage } from "node:async_hooks";

/**
 * What ended: the framework's name for the route, as `/servers/[serverId]`, the answer's status, and how long it took.
 * @typedef {{ method: string, route: string, status: number, seconds: number }} Ended
 */

/**
 * Who asks for what, as the limits look at it; and what they say: in how many seconds to come again, or what to call with the answer's status.
 * @typedef {{ method: string, url: string, authorization?: string, address: string }} Asked
 * @typedef {{ wait: number, uncounted?: true } | { done: (status: number) => void }} Verdict
 */

/**
 * A request that somebody traces, and what runs what answers it: `end` is to be called with the answer's status, or none when the client left.
 * @typedef {{ method: string, route: string, request: string, parent: string | undefined }} Traced
 * @typedef {<T>(traced: Traced, run: (end: (status?: number) => void) => T) => T} WithinRequest
 */

/**
 * What the server and the app that it serves tell one another. They are two programs in one process, since the app is bundled apart.
 * `problem` says why a request for data could not be answered now, in words that name nothing of the installation, and `observe` counts what
 * was answered, `givenBack` resolves when other copies have the work that was under way here, `firstPage` when somebody sees a page or nobody seems to wait for one, `judging` says how many servers are judged anew at the start, `limit` says whether somebody may ask now (undefined where no limit has to do with it), `withinRequest` follows a request where traces are collected, and `tracesSent` sends what is left of them: they come from the app. The server gives the names of the `migrations` that belong to this version, and the id of the
 * `request` that is being answered.
 * @typedef {{ problem?: () => Promise<string | undefined>, observe?: (ended: Ended) => void,
 *   givenBack?: () => Promise<void> | undefined, firstPage?: Promise<void>,
 *   judging?: { done: number, of: number, over: Promise<void> },
 *   limit?: (asked: Asked) => Promise<Verdict | undefined> | undefined,
 *   withinRequest?: WithinRequest, tracesSent?: () => Promise<void>, migrations: string[], request: AsyncLocalStorage<string> }} Hooks
 */

const KEY = Symbol.for("trefoil.hooks");

/** @returns {Hooks} */
export function hooks() {
  const home = /** @type {{ [KEY]?: Hooks }} */ (globalThis);
  return (home[KEY] ??= { migrations: [], request: new AsyncLocalStorage() });
}
