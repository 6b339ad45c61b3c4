import * as z from "zod";
import { RightSchema, SealedSchema } from "../core/model/share";

/** What a browser hands in to be kept: ciphertext, and the terms of the first link. */
export const SealedInputSchema = z.object({
  sealed: SealedSchema,
  /** base64url, 32 bytes: kept sealed, so that the owner can read what reviewers write. */
  key: z.string().regex(/^[\w-]{43}$/),
  snapshot: z.string().regex(/^[0-9a-f]{64}$/),
  atRelay: z.boolean(),
  link: z.object({ right: RightSchema, expiresAt: z.iso.datetime(), label: z.string().trim().max(120) }),
});
