import { hooks } from "./hooks.mjs";

const PATH = /^\/health\/(live|ready)(?:\?|$)/;

/**
 * Answers `/health/live`, that the process runs, and `/health/ready`, whether it can answer for data. They are for those who run it: outside of
 * the access token, of the check of Host, which probes do not know, and of the line, and they hold nothing but words.
 */
export class Health {
  /** What holds it back before and after the time that it serves. */
  #reason = "it is starting";

  started() {
    this.#reason = "";
  }

  draining() {
    this.#reason = "it is ending";
  }

  /**
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   * @returns {boolean} false when something else was asked for
   */
  answer(request, response) {
    const asked = PATH.exec(request.url ?? "")?.[1];
    if (asked === undefined) return false;
    if (request.method !== "GET" && request.method !== "HEAD")
      response.writeHead(405, { Allow: "GET, HEAD", "Cache-Control": "no-store" }).end();
    else if (asked === "live") say(response, 200, "alive");
    else
      void this.#problem().then((why) => (why ? say(response, 503, `not ready: ${why}`) : say(response, 200, "ready")));
    return true;
  }

  async #problem() {
    return (
      this.#reason ||
      (await hooks()
        .problem?.()
        .catch(() => "its state is not known"))
    );
  }
}

/**
 * @param {import("node:http").ServerResponse} response
 * @param {number} status
 * @param {string} words
 */
function say(response, status, words) {
  const headers = {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  };
  response.writeHead(status, headers).end(`${words}\n`);
}
