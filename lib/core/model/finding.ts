import * as z from "zod";
import { WitnessSchema } from "./report-analysis";

/** What people decided about a finding. */
export const DecidedSchema = z.object({
  fingerprint: z.string(),
  /** A person accepts it until this day. It counts as accepted, never as fixed. */
  accepted: z.object({ owner: z.string(), reason: z.string(), until: z.string() }).optional(),
  /** It was accepted until a day that is over. */
  lapsed: z.object({ owner: z.string(), until: z.string() }).optional(),
  /** Who takes care of it, and until which day. */
  owner: z.string().optional(),
  due: z.string().optional(),
  /** The day on which it was first found. */
  firstSeen: z.string().optional(),
});
export type Decided = z.infer<typeof DecidedSchema>;

/** Something wrong with a session, as a report tells it. */
export const FindingSchema = z
  .object({
    /** `LT001` trifecta in one tool, `LT002` in one server, `LT003` across servers, `LT004` possible, `LT010` near miss, … */
    rule: z.string(),
    level: z.enum(["error", "warning", "note"]),
    /** The first sentence stands alone. */
    message: z.string(),
    servers: z.array(z.string()),
    /** Ids of the tools that make it, when it is about tools. */
    tools: z.array(z.string()),
    witness: WitnessSchema.optional(),
    location: z.object({ file: z.string(), line: z.number().optional() }).optional(),
    /** Stable when lines move: SHA-256 over rule, servers and tools. */
    fingerprint: z.string(),
  })
  .extend(DecidedSchema.omit({ fingerprint: true }).shape);
export type Finding = z.infer<typeof FindingSchema>;
