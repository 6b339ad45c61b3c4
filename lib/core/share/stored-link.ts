import { fromBase64Url, toBase64Url } from "./base64url";
import { KEY_BYTES } from "./seal";

/** A link to a stored share: the server that keeps it, the link's id and secret, and the key, which no server ever sees. */
export type StoredLink = { linkId: string; secret: string; key: Uint8Array };

const PREFIX = "v1.";
const ID = /^[\w-]{22}$/;
const SECRET = /^[\w-]{43}$/;

/** The part after `/share#t=`. All of it is in the fragment, which browsers send to nobody. */
export function writeStoredLink({ linkId, secret, key }: StoredLink): string {
  return `${PREFIX}${linkId}.${secret}.${toBase64Url(key)}`;
}

/** Never throws: what is wrong is said in words. */
export function readStoredLink(fragment: string): ({ ok: true } & StoredLink) | { ok: false; problem: string } {
  const text = fragment.replace(/^#?(?:t=)?/, "");
  const [linkId, secret, written, ...more] = text.slice(PREFIX.length).split(".");
  const key = written === undefined ? undefined : fromBase64Url(written);
  const whole =
    text.startsWith(PREFIX) &&
    more.length === 0 &&
    ID.test(linkId ?? "") &&
    SECRET.test(secret ?? "") &&
    key?.length === KEY_BYTES;
  if (!whole)
    return {
      ok: false,
      problem: "This link is damaged: a part of it is missing or was changed. Copy it again, whole.",
    };
  return { ok: true, linkId: linkId!, secret: secret!, key };
}
