/** Every number that bounds a listing. Times in milliseconds, sizes in bytes. A caller may tighten or widen each. */
export const LIMITS = {
  /** How long a local server may take to answer the probe for the newest revision before the older handshake is tried. */
  probeMs: 3_000,
  /** The same over HTTP, where silence is more often an outage than an old server. */
  probeHttpMs: 10_000,
  /** From the start to the end of the handshake. */
  connectMs: 30_000,
  /** The same for commands that download before they run (npx, uvx, docker, …): a cold cache takes tens of seconds. */
  connectDownloadMs: 120_000,
  /** One request of the listing. */
  requestMs: 30_000,
  /** The whole listing after the handshake. */
  listMs: 90_000,
  /** Silence in the middle of an HTTP answer; 0 for none. */
  silenceMs: 90_000,
  /** While a server is watched for changes: the pause between a notification and the next reading, so that several notifications cause one. */
  settleMs: 500,
  /** Readings of one watch, and its total duration. */
  watchReadings: 100,
  watchMs: 60 * 60_000,
  /** Pages of one list; a server whose cursors never end is stopped here. */
  pages: 200,
  /** Tools of one server; prompts, resources and templates have the same limit each. */
  tools: 10_000,
  messageBytes: 12 * 1024 * 1024,
  /** Everything one server sends in one listing. */
  totalBytes: 16 * 1024 * 1024,
  /**
   * Commas and opening brackets in everything that one server sends: a few megabytes of `[[],[],…` become gigabytes of objects when they
   * are parsed. Ten thousand tools with a hundred of them each stay below.
   */
  structure: 1_000_000,
  /** What one server may send before it waits for its turn among the large ones, see `large.ts`. */
  smallBytes: 2 * 1024 * 1024,
  /** Messages of one server, including notifications and requests; a listing of 200 pages needs a few hundred. */
  messages: 20_000,
  /** What a server may write to its error output before it is ended. */
  stderrBytes: 32 * 1024 * 1024,
  /** What is kept of the error output: its end. */
  stderrTailBytes: 4 * 1024,
  /** Nesting of one message; what lies deeper is cut off and reported. */
  depth: 64,
  /** Violations of the specification that are recorded; the rest are counted. */
  violations: 50,
  /** The pauses between the polite end (its input is closed), SIGTERM and SIGKILL. */
  closeGraceMs: 300,
  termGraceMs: 1_000,
};
export type Limits = typeof LIMITS;

/** A number of bytes as people are told it. */
export const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);
