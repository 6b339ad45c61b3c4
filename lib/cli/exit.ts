/** The meaning of each exit code. Scripts depend on these numbers. */
export const EXIT = {
  /** Below the threshold of `--fail-on`, and everything was seen. */
  ok: 0,
  /** At or above the threshold. */
  found: 1,
  /** The command was called wrongly, or a file cannot be read. */
  usage: 2,
  signIn: 3,
  unreachable: 4,
  /** Something was not seen, so nothing can be cleared. */
  incomplete: 5,
  /** A fault of Trefoil itself. */
  internal: 70,
  cancelled: 130,
} as const;

/** Ends a command with a message for people and a code for scripts. */
export class Failure extends Error {
  constructor(
    message: string,
    readonly code: number = EXIT.usage,
  ) {
    super(message);
  }
}
