import { z } from "zod";

/** What was shown or decided. */
export const AUDIT_KINDS = ["listed", "changed", "agreed", "started", "approved", "recorded", "overridden", "policy", "session", "reported", "shared", "exported", "deleted", "verified"] as const;

/**
 * One entry of the audit log. Entries are only ever added; each names the digest of the one before, so that taking one out, changing or
 * moving it shows. `detail` holds names, digests and words of people: never secrets, never texts of tools.
 */
export const AuditEntrySchema = z.object({
  /** 1, 2, 3, … without a gap. */
  seq: z.number().int().positive(),
  /** ISO 8601, UTC. */
  at: z.string(),
  by: z.string(),
  kind: z.enum(AUDIT_KINDS),
  /** What it is about: the name of a server, a session, a policy; `server/tool` for a tool. */
  subject: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())])).default({}),
  /** Digest of the entry before, hex SHA-256; empty for the first. */
  prev: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntrySchema>;
