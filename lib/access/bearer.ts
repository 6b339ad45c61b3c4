/** Every token begins with it, so that secret scanners find one that was committed. */
export const TOKEN_PREFIX = "trefoil_";

const BEARER = /^Bearer (trefoil_[\w-]{43})$/;

/** The token for programs in `Authorization`, if there is one in our format. Whether it is valid is not yet known. */
export function tokenIn(authorization: string | null): string | undefined {
  return BEARER.exec(authorization ?? "")?.[1];
}
