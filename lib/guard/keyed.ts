import { hash } from "node:crypto";
import type { Keyed } from "@/lib/core/guard/memory";

/** 72 bits: two of ten thousand texts share a digest once in 10^14 sessions. */
const LENGTH = 12;

/** Digests under a key: SHA-256 of key and text, its first 72 bits in base64url. */
export function keyedBy(key: string): Keyed {
  return (text) => hash("sha256", `${key}\0${text}`, "base64url").slice(0, LENGTH);
}
