/**
 * What an action returns: its result, or the problem in words. `fields` holds the problems of single inputs, so that a
 * form can show the words where they belong and keep what was typed.
 */
export type Outcome<T> = { ok: T } | { problem: string; fields?: Record<string, string> };
