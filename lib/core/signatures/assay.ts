import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { canonicalJson } from "../text/canonical";
import { isRecord } from "../text/is-record";
import type { SignatureFormat } from "./define";

const FIELD = "x-assay-sig";
const TYPE = "application/vnd.assay.tool+json;v=1";
/** DER of an Ed25519 public key up to its 32 bytes, as base64: 12 bytes, so the rest is the key by itself. */
const SPKI = "MCowBQYDK2VwAyEA";
const BASE64 = /^[A-Za-z0-9+/]{1,200}={0,2}$/;

const bytesIn = (text: string) => utf8ToBytes(text).length;
const urlSafe = (base64: string) => base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/**
 * `x-assay-sig`: Ed25519 over the canonical definition (RFC 8785) without the field, in the pre-authentication encoding of DSSE. The
 * key may be embedded, which shows that nothing was changed since, but not who signed it.
 */
export default {
  id: FIELD,
  title: "Tool signing of Assay",
  source: "https://github.com/Rul1an/assay/blob/main/docs/architecture/SPEC-Tool-Signing-v1.md",
  read(tool) {
    const own = tool[FIELD];
    if (own === undefined) return undefined;
    if (!isRecord(own) || own["version"] !== 1 || own["algorithm"] !== "ed25519" || own["payload_type"] !== TYPE)
      return { format: FIELD };
    const { payload_digest: said, key_id: id, signature, public_key: spki } = own;
    if (typeof said !== "string" || typeof signature !== "string" || !BASE64.test(signature)) return { format: FIELD };
    const { [FIELD]: _signature, ...rest } = tool;
    const payload = canonicalJson(rest);
    const key =
      typeof spki === "string" && BASE64.test(spki) && spki.startsWith(SPKI) && typeof id === "string"
        ? { x: urlSafe(spki.slice(SPKI.length)), spki, id }
        : undefined;
    return {
      format: FIELD,
      signed: {
        text: `DSSEv1 ${bytesIn(TYPE)} ${TYPE} ${bytesIn(payload)} ${payload}`,
        digests: { said: said.replace(/^sha256:/, ""), is: bytesToHex(sha256(utf8ToBytes(payload))) },
        signature: urlSafe(signature),
        ...(key && { key }),
      },
    };
  },
} satisfies SignatureFormat;
