import { isRecord } from "../text/is-record";
import assay from "./assay";
import type { Signature, SignatureFormat } from "./define";

/** Every format of signatures that can be verified. */
export const SIGNATURE_FORMATS: readonly SignatureFormat[] = [assay];

/** Names of keys that hold a signature in some other format. */
const LIKE_ONE = /^(?:x-)?(?:\w{1,30}-)?(?:signature|signatures|sig|jws|attestation|sigstore|cosign)$/i;
const MOST = 100;

/** The signature of a tool's definition, as it was listed. For an unknown format, what was signed is missing. */
export function readSignature(tool: unknown): Signature | undefined {
  if (!isRecord(tool)) return undefined;
  for (const { read } of SIGNATURE_FORMATS) {
    const found = read(tool);
    if (found) return found;
  }
  for (const values of [tool, tool["_meta"], tool["annotations"]])
    for (const key of isRecord(values) ? Object.keys(values).slice(0, MOST) : [])
      if (LIKE_ONE.test(key.slice(key.lastIndexOf("/") + 1))) return { format: key.slice(0, 80) };
  return undefined;
}
