import * as z from "zod";

/** What a link to a stored share lets its holder do. */
export const RIGHTS = ["view", "review"] as const;
export const RightSchema = z.enum(RIGHTS);
export type ShareRight = z.infer<typeof RightSchema>;

/** Header by which a browser names, to its own Trefoil, the relay that stores a share: the relay's origin. */
export const RELAY_HEADER = "x-trefoil-relay";
/** The same header under its first name, which pages that were loaded from an older version still send. */
export const FORMER_RELAY_HEADER = "x-trefoil-keeper";

/** Ciphertext as text: `v1.` and base64url. Two megabytes are far more than a report needs. */
export const SealedSchema = z
  .string()
  .max(2_000_000)
  .regex(/^v1\.[\w-]+$/);
/** One sealed entry of a log. */
export const SealedEntrySchema = z
  .string()
  .max(64_000)
  .regex(/^v1\.[\w-]+$/);
/** 16 random bytes or more, base64url. */
const RandomSchema = z.string().regex(/^[\w-]{22,64}$/);

/** A stored share as the share store sends it: ciphertext, and what the requesting link may do. */
export const HeldShareSchema = z.object({
  /** SHA-256 of `sealed`, hex: proves that the share is unchanged. */
  id: z.string().regex(/^[0-9a-f]{64}$/),
  sealed: SealedSchema,
  right: z.union([RightSchema, z.literal("owner")]),
  /** ISO 8601, UTC; absent for the owner, who does not expire. */
  expiresAt: z.string().optional(),
});
export type HeldShare = z.infer<typeof HeldShareSchema>;

/** One entry of the log as the share store sends it. The store knows when it came and through which link, not what it says. */
export const KeptEntrySchema = z.object({
  seq: z.number().int().nonnegative(),
  at: z.string().max(40),
  /** Id of the link, or `owner`. */
  through: z.string().max(64),
  sealed: SealedEntrySchema,
});
export type KeptEntry = z.infer<typeof KeptEntrySchema>;
export const KeptLogSchema = z.array(KeptEntrySchema).max(5000);

/** A link as its owner sees it. Its secret was shown once and is not part of it. */
export const ShareLinkSchema = z.object({
  id: RandomSchema,
  right: RightSchema,
  createdAt: z.string().max(40),
  expiresAt: z.string().max(40),
  revokedAt: z.string().max(40).optional(),
  /** How often a reader opened it. */
  opens: z.number().int().nonnegative(),
  lastOpenedAt: z.string().max(40).optional(),
});
export type ShareLink = z.infer<typeof ShareLinkSchema>;

/** A new link: the only moment at which the secret is known. */
export const MintedSchema = z.object({ id: RandomSchema, secret: RandomSchema });
export type Minted = z.infer<typeof MintedSchema>;
export const CreatedShareSchema = z.object({ id: z.string().regex(/^[0-9a-f]{64}$/), ownerSecret: RandomSchema });
