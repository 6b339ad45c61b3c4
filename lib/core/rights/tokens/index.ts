import type { Grant } from "../../model/right";
import type { TokenFormat } from "./define";
import jwt from "./jwt";
import stripe from "./stripe";

/** Every kind of token that says what it may do. */
export const TOKEN_FORMATS: readonly TokenFormat[] = [jwt, stripe];

/** UTF-16 units from which on a value may be a credential that says nothing of its rights. */
const LIKE_A_SECRET = 12;

/**
 * What a server's credentials permit, as far as they say so themselves. Nobody is asked, and no part of a value is returned. If another value may also be a credential, the result is incomplete.
 */
export function grantsIn(values: readonly string[]): Grant[] {
  const bare = [...new Set(values.map((value) => value.trim().replace(/^(?:bearer|token|basic)\s+/i, "")))];
  const read = bare.map((value) => ({ value, rights: rightsIn(value) }));
  const alone = read.every(({ value, rights }) => rights !== undefined || !mayBeSecret(value));
  return read.flatMap(({ rights }) =>
    rights ? [{ from: "token" as const, ...rights, whole: rights.whole && alone }] : [],
  );
}

const mayBeSecret = (value: string) => value.length >= LIKE_A_SECRET && !/^(?:https?:\/\/|[/~.])|\s/.test(value);

function rightsIn(value: string) {
  for (const format of TOKEN_FORMATS) {
    const rights = format.read(value);
    if (rights) return rights;
  }
  return undefined;
}
