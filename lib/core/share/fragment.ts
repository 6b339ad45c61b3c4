import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { fromBase64Url, toBase64Url } from "./base64url";

/** `v2.` the packed copy `.` its checksum. Links of the first form had none, and open as before. */
const PREFIX = "v2.";
const FIRST_PREFIX = "v1.";
/** 48 bits. They detect accidental changes; whoever writes a link can write them too. */
const CHECKSUM_BYTES = 6;

/** Encodes bytes as a link's fragment. */
export function writeFragment(packed: Uint8Array): string {
  const text = toBase64Url(packed);
  return `${PREFIX}${text}.${checksumOf(text)}`;
}

/** The bytes of a fragment, or what is wrong with it. */
export function readFragment(text: string): { packed: Uint8Array } | { problem: string } {
  if (!text.startsWith(PREFIX) && !text.startsWith(FIRST_PREFIX))
    return {
      problem: /^v\d+\./.test(text)
        ? "This link is of a later version of Trefoil than this one. Update, or ask for the report as a file."
        : "This is not a link to a Trefoil report, or its beginning is missing.",
    };
  const [body = "", checksum] = text.slice(PREFIX.length).split(".", 2);
  const isChecked = text.startsWith(FIRST_PREFIX)
    ? !text.includes(".", FIRST_PREFIX.length)
    : checksum === checksumOf(body) && text.length === PREFIX.length + body.length + 1 + checksum.length;
  const packed = isChecked ? fromBase64Url(body) : undefined;
  return packed
    ? { packed }
    : {
        problem:
          "This link is damaged: a letter of it is another one, or does not belong into it, or it was cut off. Copy it again, whole.",
      };
}

const checksumOf = (text: string): string => toBase64Url(sha256(utf8ToBytes(text)).subarray(0, CHECKSUM_BYTES));
