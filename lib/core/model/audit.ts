import * as z from "zod";

/** What was shown or decided. A decision that takes one back has the kind of the decision; `detail` says which way it went. */
export const AUDIT_KINDS = [
  "registered",
  "listed",
  "changed",
  "agreed",
  "started",
  "approved",
  "recorded",
  "trusted",
  "overridden",
  "policy",
  "session",
  "reported",
  "shared",
  "advisor",
  "exported",
  "deleted",
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

const DetailSchema = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
);

/** What somebody asks to be written down. `detail` holds names, digests and words of people: never secrets, never texts of tools. */
export const AuditNoteSchema = z.object({
  by: z.string().min(1),
  kind: z.enum(AUDIT_KINDS),
  /** What it is about: the name of a server, a session, a policy; `server/tool` for a tool. */
  subject: z.string(),
  detail: DetailSchema.default({}),
});
export type AuditNote = z.output<typeof AuditNoteSchema>;

/** One entry of the audit log. Entries are only ever added; each names the digest of the one before, so that taking one out, changing or moving it shows. */
export const AuditEntrySchema = AuditNoteSchema.extend({
  /** 1, 2, 3, … without a gap. */
  seq: z.number().int().positive(),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** Digest of the entry before, hex SHA-256; empty for the first. */
  prev: z.string(),
  /** The public key that signs it: Ed25519, base64url of its 32 bytes. */
  key: z.string(),
});
export type AuditEntry = z.output<typeof AuditEntrySchema>;

/** An entry as it is kept and handed out: with its own digest, and the signature of that digest. */
export const SignedEntrySchema = AuditEntrySchema.extend({
  /** SHA-256 of the entry's canonical JSON, hex. */
  digest: z.string(),
  /** Ed25519 over the hex digest, base64url. */
  signature: z.string(),
});
export type SignedEntry = z.output<typeof SignedEntrySchema>;

/** Where the log ends: what a report, an export or a note on paper keeps, so that a log that was cut short can be told. */
export const AuditHeadSchema = z.object({ seq: z.number().int().nonnegative(), digest: z.string() });
export type AuditHead = z.infer<typeof AuditHeadSchema>;
