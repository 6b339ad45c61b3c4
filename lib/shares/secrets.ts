import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** 128 bits: names a link, and is no secret by itself. */
export const newId = (): string => randomBytes(16).toString("base64url");
/** 256 bits. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** What is stored of a secret. It is random and long, so a plain digest cannot be guessed back. */
export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** In a time that does not depend on where they differ. */
export function matches(secret: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(secret), "hex"), Buffer.from(hash, "hex"));
}
