import * as z from "zod";
import { DaySchema } from "./review";

/** What a person can decide; `withdrawn` takes an earlier decision back and leaves none. */
export const APPROVAL_DECISIONS = ["approved", "refused", "withdrawn"] as const;

/**
 * A person's decision on what a server offered. It holds for one digest: of a snapshot, or of one tool's definition. The newest decision on
 * a server, or on one of its tools, is the one in force.
 */
export const ApprovalSchema = z.object({
  /** Name of the server. */
  server: z.string().min(1),
  /** Absent: the server as a whole. */
  tool: z.string().optional(),
  digest: z.string(),
  decision: z.enum(APPROVAL_DECISIONS),
  by: z.string().min(1),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** Last day on which it holds, `YYYY-MM-DD`; absent: no end. */
  until: DaySchema.optional(),
  reason: z.string().min(1),
  /** The revision of the specification that the server spoke in the listing that was decided on. */
  protocolVersion: z.string().optional(),
});
export type Approval = z.infer<typeof ApprovalSchema>;
