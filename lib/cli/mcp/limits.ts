/** The limits of `trefoil mcp`. Lengths are in UTF-16 units unless they say bytes. */
export const LIMITS = {
  sessions: 50,
  /** Tools and channels in all sessions together, and in one that is tried out. */
  tools: 20_000,
  /** The length of one file that is read at the start. */
  file: 400_000_000,
  /** Bytes of the arguments of one call, as JSON. */
  arguments: 1_000_000,
  /** Bytes of one message; a longer one is not kept. */
  message: 2_000_000,
  /** Tools that a call may define. */
  defined: 500,
  /** The length of a server's words, names included. */
  quote: 160,
  /** The length of a name within a sentence of the text. */
  nameInText: 80,
  /** Entries of a list in an answer; what is left out is counted. */
  list: 20,
  /** Lethal combinations that are described step by step. */
  told: 3,
  /** The length of the text of an answer. */
  text: 8_000,
  /** Bytes of a whole answer, text and structure. */
  answer: 64_000,
  /** Calls that wait while one is answered. */
  waiting: 100,
  /** How long calls from before the client closed may still be answered, in milliseconds. */
  lastAnswers: 2_000,
} as const;
