import { randomUUID } from "node:crypto";
import { isTrusted } from "./client-address.mjs";

const HEADER = "x-request-id";
const FORM = /^[\w.:-]{1,64}$/;

/**
 * Names a request: as the proxy that hands it on does, if it is one that is trusted, or anew. The name stands in the log and in the answer, and
 * whatever else the request brought under it is gone.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {import("node:net").BlockList} proxies
 */
export function nameRequest(request, response, proxies) {
  const given = String(request.headers[HEADER] ?? "");
  const id = FORM.test(given) && isTrusted(request.socket.remoteAddress ?? "", proxies) ? given : randomUUID();
  request.headers[HEADER] = id;
  response.setHeader("X-Request-Id", id);
  return id;
}
