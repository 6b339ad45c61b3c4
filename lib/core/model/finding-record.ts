import * as z from "zod";
import { SeveritySchema } from "./severity";

/** How a finding ended: the analysis does not find it any more, or what it was about is not in the session any more. */
export const ENDINGS = ["fixed", "gone"] as const;

/** What stands of a finding on a day. */
export const FINDING_STATES = ["open", "accepted", "fixed", "gone"] as const;
export type FindingState = (typeof FINDING_STATES)[number];

/** A finding of a kept session, over all listings in which it was found. Days are `YYYY-MM-DD`. */
export const FindingRecordSchema = z.object({
  sessionId: z.string(),
  /** The same finding has the same one: SHA-256 over rule, servers, and what else makes it another one of its rule. */
  fingerprint: z.string(),
  /** Empty where it was accepted before findings were kept, and not found since. */
  rule: z.string(),
  message: z.string(),
  servers: z.array(z.string()),
  tools: z.array(z.string()),
  /** Ids of the tools that lend the legs, in the order private, untrusted, egress; empty when it is not about legs. */
  legs: z.array(z.string()),
  severity: SeveritySchema,
  confirmed: z.boolean(),
  /** Who sees to it, and until when; set by people. */
  owner: z.string().nullable(),
  due: z.string().nullable(),
  /** Somebody takes it as it is until this day. */
  accepted: z.object({ owner: z.string(), reason: z.string(), until: z.string(), at: z.string() }).nullable(),
  firstSeen: z.string(),
  lastSeen: z.string(),
  ended: z.enum(ENDINGS).nullable(),
});
export type FindingRecord = z.infer<typeof FindingRecordSchema>;
