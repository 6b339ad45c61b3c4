import pLimit from "p-limit";

/**
 * What a server sends takes several times its size in memory until it has become a snapshot. So listings beyond `smallBytes` are read two
 * at a time in the whole process; further ones of that size wait, and what they send meanwhile waits in their pipes.
 */
const inTurn = pLimit(2);

/** One listing's place among the large ones, requested once it turns out to be large. */
export class LargePlace {
  #release: (() => void) | undefined;
  #taken: Promise<void> | undefined;
  #left = false;

  /** Resolves when it is this one's turn; after the first time, at once. */
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
