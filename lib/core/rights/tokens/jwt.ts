import { isRecord } from "../../text/is-record";
import { scopesIn, type TokenFormat } from "./define";

const FORM = /^[\w-]{2,}\.([\w-]{2,})\.[\w-]*$/;
const LONGEST = 20_000;

/**
 * A JSON Web Token holds its claims in plain sight: scopes under `scope` (RFC 9068) or `scp`, rights under `permissions`. It is read and
 * not verified: it is the user's own, and whoever takes it verifies it. The role of Supabase's keys is in it, too.
 */
export default {
  id: "jwt",
  title: "JSON Web Token",
  source: "https://www.rfc-editor.org/rfc/rfc9068",
  read(token) {
    const payload = token.length <= LONGEST ? FORM.exec(token)?.[1] : undefined;
    const claims = payload === undefined ? undefined : decoded(payload);
    if (!claims) return undefined;
    const [scoped, permitted] = [scopesIn(claims["scope"] ?? claims["scp"]), scopesIn(claims["permissions"])];
    // A service role passes by every rule on rows; what the others may do is in rules outside of the token.
    const role = claims["role"] === "service_role" ? ["*"] : [];
    const scopes = [...new Set([...scoped, ...permitted, ...role])];
    if (scopes.length === 0) return undefined;
    const issuer = claims["iss"];
    return {
      ...(typeof issuer === "string" && /^https:\/\/[\w.-]{1,200}(?:[/:][\w./-]{0,200})?$/.test(issuer) && { issuer }),
      scopes,
      whole: scoped.length > 0 || role.length > 0,
    };
  },
} satisfies TokenFormat;

function decoded(payload: string): Record<string, unknown> | undefined {
  try {
    const claims: unknown = JSON.parse(fromBase64Url(payload));
    return isRecord(claims) ? claims : undefined;
  } catch {
    return undefined;
  }
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The text of base64url, byte by byte; what is not ASCII becomes “?”, since no scope has it. */
function fromBase64Url(text: string): string {
  let bits = 0;
  let held = 0;
  let read = "";
  for (const character of text) {
    bits = ((bits << 6) | ALPHABET.indexOf(character)) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    const byte = (bits >> held) & 0xff;
    read += byte < 0x80 ? String.fromCharCode(byte) : "?";
  }
  return read;
}
