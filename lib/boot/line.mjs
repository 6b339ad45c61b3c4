/** Lets a few through at a time; the rest wait in a queue of limited length. */
export class Line {
  #inside = 0;
  /** @type {(() => void)[]} */
  #waiting = [];

  /** @param {{ atOnce?: number, most?: number, holdMs?: number }} options how many at a time, how many may wait, and how long a place is held at most */
  constructor({ atOnce = 4, most = 1_000, holdMs = 5_000 } = {}) {
    this.atOnce = atOnce;
    this.most = most;
    this.holdMs = holdMs;
  }

  /**
   * Calls `go` when it is its turn, passing a function to call when it is done. False when too many are waiting already.
   * @param {(done: () => void) => void} go
   */
  enter(go) {
    const start = () => {
      this.#inside++;
      let left = false;
      const done = () => {
        if (left) return;
        left = true;
        clearTimeout(timer);
        this.#inside--;
        this.#waiting.shift()?.();
      };
      // Whoever reads an answer slowly, or never, must not keep the others waiting.
      const timer = setTimeout(done, this.holdMs);
      timer.unref();
      go(done);
    };
    if (this.#inside < this.atOnce) start();
    else if (this.#waiting.length >= this.most) return false;
    else this.#waiting.push(start);
    return true;
  }
}
