import { AsyncResource } from "node:async_hooks";
import { createServer } from "node:http";
import { BlockList } from "node:net";
import { clientAddress, isTrusted, readProxies } from "./client-address.mjs";
import { Health } from "./health.mjs";
import { hooks } from "./hooks.mjs";
import { Line } from "./line.mjs";
import { nameRequest } from "./request-id.mjs";
import { Running } from "./running.mjs";

/** The protocol of shares, whose secrets are looked at at once: it has limits of its own. */
const SHARES = /^\/api\/shares(?:[/?]|$)/;

/** @type {import("./hooks.mjs").Verdict} */
const UNCOUNTED = { wait: 5, uncounted: true };

/**
 * A server that keeps no connection open for ever and lets nobody try many secrets: headers and bodies have a time limit, and whoever asks too
 * often, or with wrong secrets, is told when to try again. Reads are answered a few at a time, so that no flood of requests takes more memory
 * than those few.
 * @param {import("node:http").RequestListener} answer
 * @param {{ headersMs?: number, requestMs?: number, checkMs?: number, limit?: import("./hooks.mjs").Hooks["limit"], line?: Line, proxies?: string,
 *   health?: Health, running?: Running, routeOf?: (url: string) => string }} limits times for the headers and for a whole
 * request with its body, and how often they are looked at; and what knows how the server does
 */
export function httpServer(
  answer,
  {
    headersMs = 10_000,
    requestMs = 60_000,
    checkMs = 2_000,
    limit = (asked) => hooks().limit?.(asked),
    line = new Line(),
    proxies = "",
    health = new Health(),
    running = new Running(),
    routeOf = () => "",
  } = {},
) {
  const times = { headersTimeout: headersMs, requestTimeout: requestMs, connectionsCheckingInterval: checkMs };
  const trusted = readProxies(proxies) ?? new BlockList();
  return createServer(times, (request, response) => {
    if (health.answer(request, response)) return;
    running.enter(response);
    observe(request, response, routeOf);
    const id = nameRequest(request, response, trusted);
    // Whoever waited in line is let in by another request, whose name must not stick to it.
    const named = () => hooks().request.run(id, () => AsyncResource.bind(answer));
    void admit(request, response, traced({ request, response, id, trusted, routeOf }, named));
  });

  /**
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse & { req: import("node:http").IncomingMessage }} response
   * @param {import("node:http").RequestListener} answer
   */
  async function admit(request, response, answer) {
    const { method = "", url = "", headers } = request;
    const address = clientAddress(request, trusted);
    const asked = { method, url, authorization: headers.authorization, address };
    const verdict = await (async () => limit(asked))().catch(() => UNCOUNTED);
    if (verdict && "wait" in verdict) return void refuse(response, verdict);
    if (verdict) response.once("finish", () => verdict.done(response.statusCode));
    if (SHARES.test(url)) answer(request, response);
    else inLine(line, answer, request, response);
  }
}

/**
 * Tells the app of each answer once it is given, or of none when the client has left.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {(url: string) => string} routeOf
 */
function observe({ method = "", url = "" }, response, routeOf) {
  const from = performance.now();
  response.once("finish", () =>
    hooks().observe?.({
      method,
      route: routeOf(url),
      status: response.statusCode,
      seconds: (performance.now() - from) / 1000,
    }),
  );
}

/**
 * Has a request followed, where traces are collected: as part of the trace of a proxy that is trusted, or of one of its own.
 * @template T
 * @param {{ request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, id: string,
 *   trusted: BlockList, routeOf: (url: string) => string }} asked
 * @param {() => T} run
 * @returns {T}
 */
function traced({ request: { method = "", url = "", headers, socket }, response, id, trusted, routeOf }, run) {
  const { withinRequest } = hooks();
  if (!withinRequest) return run();
  const parent = isTrusted(socket.remoteAddress ?? "", trusted) ? headers["traceparent"] : undefined;
  return withinRequest({ method, route: routeOf(url), request: id, parent: parent?.toString() }, (end) => {
    response.once("close", () => end(response.writableFinished ? response.statusCode : undefined));
    return run();
  });
}

/**
 * Streams of progress, and requests with a body at its own pace, do not wait and take no place.
 * @param {Line} line
 * @param {import("node:http").RequestListener} answer
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse & { req: import("node:http").IncomingMessage }} response
 */
function inLine(line, answer, request, response) {
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isRead || request.headers.accept?.includes("text/event-stream")) return answer(request, response);
  const isIn = line.enter((done) => {
    // Whoever has left in the meantime needs no answer.
    if (response.destroyed) return done();
    response.once("close", done);
    answer(request, response);
  });
  if (!isIn) refuse(response, { wait: 5 });
}

/**
 * @param {import("node:http").ServerResponse} response
 * @param {{ wait: number, uncounted?: true }} verdict
 */
function refuse(response, { wait, uncounted }) {
  response.writeHead(uncounted ? 503 : 429, {
    "Retry-After": String(wait),
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
    Connection: "close",
  });
  const why = uncounted ? "Requests cannot be counted now, so nobody is let in." : "Too many requests.";
  response.end(`${JSON.stringify({ problem: `${why} Come again in ${wait} seconds.` })}\n`);
}
