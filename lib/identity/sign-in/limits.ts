const MINUTE = 60_000;

/** Milliseconds. */
export const LIMITS = {
  /** A session that nobody used for so long has ended. */
  idle: 120 * MINUTE,
  /** However much it was used, it ends so long after the sign-in. */
  absolute: 720 * MINUTE,
  /** The provider is asked so often whether somebody may go on, and in which groups they are. */
  ask: 2 * MINUTE,
  /** Without its word for so long nobody goes on. */
  confirmed: 5 * MINUTE,
  /** Then it is asked again so soon: later than one that asked has given up, since a refresh token is worth something once. */
  again: 20_000,
  /** When a session was last used is written down no more often than this. */
  use: MINUTE,
} as const;

/** The moment before which something is past a limit. */
export const oldest = (limit: keyof typeof LIMITS): string => new Date(Date.now() - LIMITS[limit]).toISOString();
