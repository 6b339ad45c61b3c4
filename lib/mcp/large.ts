import pLimit from "p-limit";

/**
 * What a server sends takes several times its size in memory until it is closed for keeping. So listings beyond `smallBytes` are read two
 * at a time in the whole process; others of that size wait, and what they send meanwhile waits in their pipes.
 */
const inTurn = pLimit(2);

/** One listing's place among the large ones, asked for once it turns out to be large. */
export class LargePlace {
  #release: (() => void) | undefined;
  #taken: Promise<void> | undefined;
  #left = false;

  /** Resolves when it is this one's turn; at once after the first time. */
  enter(): Promise<void> {
    return (this.#taken ??= new Promise((resolve) => {
      void inTurn(async () => {
        resolve();
        if (!this.#left) await new Promise<void>((release) => (this.#release = release));
      });
    }));
  }

  /** Lets the next one in. */
  leave(): void {
    this.#left = true;
    this.#release?.();
  }
}
