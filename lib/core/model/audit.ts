import * as z from "zod";

/** What was shown or decided. Taking back a decision has the same kind as the decision; `detail` says which of the two it is. */
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
  "guarded",
  "access",
  "exported",
  "data",
  "deleted",
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

const DetailSchema = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
);

/** An entry before it is written. `detail` holds names, digests and words of people: never secrets, never texts of tools. */
export const AuditNoteSchema = z.object({
  by: z.string().min(1).describe("Who did it, as far as that is known."),
  kind: z.enum(AUDIT_KINDS).describe("What was shown or decided."),
  subject: z.string().describe("What it is about: the name of a server, a session, a policy; server/tool for a tool."),
  detail: DetailSchema.default({}).describe("Names, digests and words of people: never secrets, never texts of tools."),
});
export type AuditNote = z.output<typeof AuditNoteSchema>;

/** One entry of the audit log. Entries are only ever added; each names the digest of the one before, so that removing, changing or moving one is detected. */
export const AuditEntrySchema = AuditNoteSchema.extend({
  seq: z.number().int().positive().describe("1, 2, 3, … without a gap."),
  at: z.string().describe("When, ISO 8601, UTC."),
  prev: z.string().describe("Digest of the entry before, hex SHA-256; empty for the first."),
  key: z.string().describe("The public key that signs it: Ed25519, base64url of its 32 bytes."),
});
export type AuditEntry = z.output<typeof AuditEntrySchema>;

/** An entry as it is stored and exported: with its own digest, and the signature of that digest. */
export const SignedEntrySchema = AuditEntrySchema.extend({
  digest: z.string().describe("SHA-256 of the entry’s canonical JSON, hex."),
  signature: z.string().describe("Ed25519 over the hex digest, base64url."),
});
export type SignedEntry = z.output<typeof SignedEntrySchema>;

/** Where the log ends: kept in a report, an export or on paper, it shows later whether the log was cut short. */
export const AuditHeadSchema = z.object({ seq: z.number().int().nonnegative(), digest: z.string() });
export type AuditHead = z.infer<typeof AuditHeadSchema>;
