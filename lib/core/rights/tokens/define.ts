/** What the holder of a token can read from it, without asking anybody. No part of the token is in it. */
export type TokenRights = { issuer?: string; scopes: string[]; whole: boolean };

/** A kind of token that says what it may do. */
export type TokenFormat = {
  id: string;
  title: string;
  source: string;
  read(token: string): TokenRights | undefined;
};

/** Scopes of one credential that are kept, and UTF-16 units of each. */
export const MOST_SCOPES = 200;
const LONGEST = 200;

/** The characters of a scope (RFC 6749, section 3.3). */
const SCOPE = /^[\x21\x23-\x5b\x5d-\x7e]+$/;

/** Scopes out of a text with spaces or commas between them, or a list of texts; what is not a scope is left out. */
export function scopesIn(value: unknown): string[] {
  const parts: unknown[] =
    typeof value === "string" ? value.split(/[\s,]+/, MOST_SCOPES) : Array.isArray(value) ? value : [];
  const scopes = parts
    .slice(0, MOST_SCOPES)
    .filter((one): one is string => typeof one === "string" && one.length <= LONGEST && SCOPE.test(one));
  return [...new Set(scopes)];
}
