/**
 * What an action answers: what it was asked for, or what is in the way, in words. `fields` says it of single inputs, so that a
 * form can show the words where they belong and keep what was typed.
 */
export type Outcome<T> = { ok: T } | { problem: string; fields?: Record<string, string> };
