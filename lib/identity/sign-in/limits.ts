const MINUTE = 60_000;

/** Milliseconds. */
export const LIMITS = {
  /** A session ends when it has not been used for this long. */
  idle: 120 * MINUTE,
  /** However much it is used, it ends this long after the sign-in. */
  absolute: 720 * MINUTE,
  /** How often the provider is asked whether somebody may continue, and which groups they are in. */
  ask: 2 * MINUTE,
  /** Without its answer for this long, nobody continues. */
  confirmed: 5 * MINUTE,
  /** Until it answers it is asked again this soon: later than whoever asked before has given up, since a refresh token can be used only once. */
  again: 40_000,
  /** The last use of a session is recorded no more often than this. */
  use: MINUTE,
} as const;

/** The moment before which something has exceeded a limit. */
export const oldest = (limit: keyof typeof LIMITS): string => new Date(Date.now() - LIMITS[limit]).toISOString();
