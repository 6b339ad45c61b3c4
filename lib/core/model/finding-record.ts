import * as z from "zod";
import { SeveritySchema } from "./severity";

/** How a finding ended: the analysis no longer finds it, or what it was about is no longer in the session. */
export const ENDINGS = ["fixed", "gone"] as const;

/** The state of a finding on a day. */
export const FINDING_STATES = ["open", "accepted", "fixed", "gone"] as const;
export type FindingState = (typeof FINDING_STATES)[number];

/** A finding of a saved session, over all listings in which it was found. Days are `YYYY-MM-DD`. */
export const FindingRecordSchema = z.object({
  sessionId: z.string(),
  /** Identifies a finding: SHA-256 over rule, servers, and whatever else distinguishes findings of that rule. */
  fingerprint: z.string(),
  /** Empty when it was accepted before findings were stored, and not found since. */
  rule: z.string(),
  message: z.string(),
  servers: z.array(z.string()),
  tools: z.array(z.string()),
  /** Ids of the tools that lend the legs, in the order private, untrusted, egress; empty when it is not about legs. */
  legs: z.array(z.string()),
  severity: SeveritySchema,
  confirmed: z.boolean(),
  /** Who takes care of it, and until when; set by people. */
  owner: z.string().nullable(),
  due: z.string().nullable(),
  /** Somebody accepts it until this day. */
  accepted: z.object({ owner: z.string(), reason: z.string(), until: z.string(), at: z.string() }).nullable(),
  firstSeen: z.string(),
  lastSeen: z.string(),
  ended: z.enum(ENDINGS).nullable(),
});
export type FindingRecord = z.infer<typeof FindingRecordSchema>;
