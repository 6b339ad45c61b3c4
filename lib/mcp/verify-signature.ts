import { createHash } from "node:crypto";
import type { SignatureState } from "@/lib/core/model/snapshot";
import { readSignature } from "@/lib/core/signatures";
import { isSignedBy } from "@/lib/secrets/check-signature";

/**
 * Whether the signature of a tool's definition matches it, as far as that can be determined without asking anybody: by the digest that it
 * names and by a key that comes with it. Undefined if there is no signature.
 */
export function verifySignature(tool: unknown): SignatureState | undefined {
  const found = readSignature(tool);
  if (!found) return undefined;
  const { format, signed } = found;
  if (!signed) return { format, state: "unverified" };
  const { text, digests, signature, key } = signed;
  if (digests.said !== digests.is) return { format, state: "does-not-fit" };
  if (!key) return { format, state: "unverified" };
  const id = `sha256:${createHash("sha256").update(Buffer.from(key.spki, "base64")).digest("hex")}`;
  return id === key.id && isSignedBy(key.x, text, signature)
    ? { format, state: "fits", key: id }
    : { format, state: "does-not-fit" };
}
