/** Milliseconds between two looks at what still runs. */
const LOOK = 20;

/** The requests that are being answered, so that an end can wait for them. */
export class Running {
  /** @type {Set<import("node:http").ServerResponse>} */
  #answers = new Set();
  #ending = false;

  /** @param {import("node:http").ServerResponse} response */
  enter(response) {
    if (this.#ending) response.shouldKeepAlive = false;
    this.#answers.add(response);
    response.once("close", () => this.#answers.delete(response));
  }

  /** How many an end waits for: what tells of progress stays open as long as somebody looks, and is cut off. */
  get count() {
    return [...this.#answers].filter((one) => !String(one.getHeader("content-type")).startsWith("text/event-stream"))
      .length;
  }

  /**
   * Takes no more connections, and waits until everything is answered that was asked, or the time is over.
   * @param {import("node:http").Server} server
   * @param {number} most milliseconds
   */
  async drain(server, most) {
    this.#ending = true;
    const until = performance.now() + most;
    for (const response of this.#answers) response.shouldKeepAlive = false;
    server.close();
    while (this.count > 0 && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, LOOK));
    server.closeAllConnections();
  }
}
