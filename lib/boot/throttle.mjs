/** The period over which requests are counted, in milliseconds. */
const WINDOW = 60_000;
/** How many addresses and shares are counted at a time; beyond that, counting starts anew. */
const MOST_COUNTED = 10_000;

/** Limits requests: counts them for each address and each share, all of them and those with a wrong secret. */
export class Throttle {
  /** @type {Map<string, number>} */
  #counts = new Map();
  #until = 0;

  /**
   * @param {{ requests?: number, wrong?: number, wrongOfShare?: number, now?: () => number }} options how many a minute: requests of one address, wrong
   * secrets of one address, and wrong secrets for one share from anywhere
   */
  constructor({ requests = 600, wrong = 30, wrongOfShare = 100, now = Date.now } = {}) {
    this.most = { requests, wrong, wrongOfShare };
    this.now = now;
  }

  /**
   * Counts a request and returns in how many seconds to try again when there were too many; 0 lets it in.
   * @param {string} address
   * @param {string} share its name, or nothing
   */
  enter(address, share) {
    if (this.now() >= this.#until || this.#counts.size > MOST_COUNTED) {
      this.#counts.clear();
      this.#until = this.now() + WINDOW;
    }
    const { requests, wrong, wrongOfShare } = this.most;
    const isOver =
      this.#count(`request ${address}`) > requests ||
      (this.#counts.get(`wrong ${address}`) ?? 0) >= wrong ||
      (share !== "" && (this.#counts.get(`share ${share}`) ?? 0) >= wrongOfShare);
    return isOver ? Math.max(1, Math.ceil((this.#until - this.now()) / 1000)) : 0;
  }

  /**
   * Counts a request with a wrong secret.
   * @param {string} address
   * @param {string} share
   */
  wrong(address, share) {
    this.#count(`wrong ${address}`);
    if (share !== "") this.#count(`share ${share}`);
  }

  /** @param {string} key */
  #count(key) {
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return count;
  }
}

/**
 * Who is asking: an IPv4 address, or the network of an IPv6 one, since one person has billions of those.
 * @param {string | undefined} remote
 */
export function addressOf(remote = "") {
  const plain = remote.replace(/^::ffff:/, "");
  return plain.includes(":") ? plain.split(":").slice(0, 4).join(":") : plain;
}

/**
 * The name of the share or link whose secret a request presents.
 * @param {string | undefined} authorization
 */
export function shareOf(authorization = "") {
  return /^Bearer (?:link|owner)\.([\w-]{22,64})\./.exec(authorization)?.[1] ?? "";
}
