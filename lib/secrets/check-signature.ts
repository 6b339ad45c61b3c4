import { createPublicKey, verify, type KeyObject } from "node:crypto";

/** Remembers the last key, since a log uses the same one for every entry. */
let last: { key: string; opened: KeyObject } | undefined;

/** Whether a signature (base64url) of a text is of an Ed25519 public key (base64url of its 32 bytes). A key or signature that is none is not. */
export function isSignedBy(key: string, text: string, signature: string): boolean {
  try {
    if (last?.key !== key)
      last = { key, opened: createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: key }, format: "jwk" }) };
    const bytes = Buffer.from(signature, "base64url");
    // The last character has bits that decoding passes over: one signature has one spelling.
    return bytes.toString("base64url") === signature && verify(null, Buffer.from(text, "utf8"), last.opened, bytes);
  } catch {
    return false;
  }
}
