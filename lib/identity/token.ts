import { TOKEN_PREFIX } from "../access/bearer";
import { hashOf, newSecret } from "../shares/secrets";

/** A new token for programs, and its digest, which is all that is stored. */
export function newToken(): { token: string; digest: string } {
  const token = `${TOKEN_PREFIX}${newSecret()}`;
  return { token, digest: hashOf(token) };
}
