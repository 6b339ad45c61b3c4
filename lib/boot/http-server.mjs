import { createServer } from "node:http";
import { BlockList } from "node:net";
import { clientAddress, readProxies } from "./client-address.mjs";
import { Line } from "./line.mjs";
import { addressOf, shareOf, Throttle } from "./throttle.mjs";

/** Where guests come with secrets. */
const SHARES = /^\/api\/shares(?:[/?]|$)/;
/** Status codes that mean that the secret opens nothing. */
const WRONG = new Set([401, 403, 404]);

/**
 * A server that keeps no connection open for ever and lets nobody try many secrets: headers and bodies have a time limit, and whoever asks for shares too often, or with wrong secrets, is told when to try again. Reads are answered a few at a time, so that no flood of requests takes more memory than those few.
 * @param {import("node:http").RequestListener} answer
 * @param {{ headersMs?: number, requestMs?: number, checkMs?: number, throttle?: Throttle, line?: Line, proxies?: string }} limits times for the headers and for a whole
 * request with its body, and how often they are looked at
 */
export function httpServer(
  answer,
  {
    headersMs = 10_000,
    requestMs = 60_000,
    checkMs = 2_000,
    throttle = new Throttle(),
    line = new Line(),
    proxies = "",
  } = {},
) {
  const times = { headersTimeout: headersMs, requestTimeout: requestMs, connectionsCheckingInterval: checkMs };
  const trusted = readProxies(proxies) ?? new BlockList();
  return createServer(times, (request, response) => {
    if (!SHARES.test(request.url ?? "")) return inLine(line, answer, request, response);
    const address = addressOf(clientAddress(request, trusted));
    const share = shareOf(request.headers.authorization);
    const wait = throttle.enter(address, share);
    if (wait > 0) return void tooMany(response, wait);
    response.once("finish", () => WRONG.has(response.statusCode) && throttle.wrong(address, share));
    return answer(request, response);
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
  if (!isIn) tooMany(response, 5);
}

/**
 * @param {import("node:http").ServerResponse} response
 * @param {number} wait seconds
 */
function tooMany(response, wait) {
  response.writeHead(429, {
    "Retry-After": String(wait),
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
    Connection: "close",
  });
  response.end(`${JSON.stringify({ problem: `Too many requests. Come again in ${wait} seconds.` })}\n`);
}
