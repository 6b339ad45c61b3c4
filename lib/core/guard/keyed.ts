import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { Keyed } from "./memory";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** 72 bits: two of ten thousand texts share a digest once in 10^14 sessions. */
const LENGTH = 12;

/** Digests under a key: SHA-256 of key and text, its first 72 bits in base64url. */
export function keyedBy(key: string): Keyed {
  return (text) => {
    const hash = sha256(utf8ToBytes(`${key}\0${text}`));
    let digest = "";
    for (let at = 0; digest.length < LENGTH; at += 3) {
      const group = (hash[at]! << 16) | (hash[at + 1]! << 8) | hash[at + 2]!;
      digest +=
        LETTERS[group >> 18]! + LETTERS[(group >> 12) & 63]! + LETTERS[(group >> 6) & 63]! + LETTERS[group & 63]!;
    }
    return digest;
  };
}
