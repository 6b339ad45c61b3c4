import { createPrivateKey, createPublicKey, hkdfSync, sign } from "node:crypto";
import { KEY_BYTES } from "./key-file";

/** Signs with a key that comes from the master key: who cannot read that one cannot sign, and everybody can check. */
export type Signer = {
  /** The public key: Ed25519, base64url of its 32 bytes. */
  key: string;
  /** Ed25519 over the UTF-8 bytes of the text, base64url. */
  sign(text: string): string;
};

/** What stands before the 32 bytes of an Ed25519 private key in PKCS #8 (RFC 8410). */
const PKCS8 = Buffer.from("302e020100300506032b657004220420", "hex");

export function signerWith(master: Buffer): Signer {
  const seed = Buffer.from(hkdfSync("sha256", master, "", "trefoil audit-log", KEY_BYTES));
  const secret = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: "der", type: "pkcs8" });
  const { x } = createPublicKey(secret).export({ format: "jwk" });
  return { key: x!, sign: (text) => sign(null, Buffer.from(text, "utf8"), secret).toString("base64url") };
}
