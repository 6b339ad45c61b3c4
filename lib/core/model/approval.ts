import { z } from "zod";

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
  decision: z.enum(["approved", "refused", "withdrawn"]),
  by: z.string().min(1),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** Last day on which it holds, `YYYY-MM-DD`; absent: no end. */
  until: z.string().optional(),
  reason: z.string().min(1),
});
export type Approval = z.infer<typeof ApprovalSchema>;
