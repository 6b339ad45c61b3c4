import { setTimeout as pause } from "node:timers/promises";
import { hooks } from "./hooks.mjs";

/** How long a page may wait for servers to be judged, in milliseconds, before whoever asked for it is told why nothing comes. */
const PATIENCE = 1_000;
/** Seconds until the browser asks again. */
const AGAIN = 2;

/**
 * Answers a request for a page while servers are judged anew at the start, as after an update: with how far that is, and the browser asks again
 * by itself. What is quickly done, and what no browser shows as a page, is left to the app.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @returns {Promise<boolean>} whether it was answered
 */
export async function answerWhileJudging(request, response, patienceMs = PATIENCE) {
  const { judging } = hooks();
  if (!judging || !isPage(request)) return false;
  await Promise.race([judging.over, pause(patienceMs, undefined, { ref: false })]);
  const { done, of } = judging;
  if (hooks().judging !== judging || of === 0) return false;
  response.writeHead(503, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    "Cache-Control": "no-store",
    "Retry-After": String(AGAIN),
    Refresh: String(AGAIN),
  });
  response.end(describe(done, of));
  return true;
}

/**
 * The frame asks for parts of pages with headers of its own, and waits for them on a page that stands.
 * @param {import("node:http").IncomingMessage} request
 */
function isPage({ method, url = "", headers }) {
  return (
    method === "GET" &&
    headers.rsc === undefined &&
    Boolean(headers.accept?.includes("text/html")) &&
    !/^\/(?:api|open|_next)(?:[/?]|$)/.test(url)
  );
}

/**
 * @param {number} done
 * @param {number} of
 */
const describe = (done, of) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Judging servers · Trefoil</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1.5rem; box-sizing: border-box; background: light-dark(#faf9f6, #0d1117); color: light-dark(#14171c, #eceff3); }
  main { max-width: 34rem; }
  h1 { font-size: 1.25rem; }
  progress { width: 100%; }
</style>
<main>
  <h1>Judging your servers anew</h1>
  <p>Trefoil has changed since it last judged them, so their tools are judged again before a page shows them.</p>
  <progress max="${of}" value="${done}" aria-label="Servers judged"></progress>
  <p>${done} of ${of} ${of === 1 ? "server" : "servers"} done. The page opens by itself.</p>
</main>
</html>
`;
