import * as z from "zod";
import { DaySchema } from "./review";

/** What a person can decide; `withdrawn` takes an earlier decision back and leaves none. */
export const APPROVAL_DECISIONS = ["approved", "refused", "withdrawn"] as const;

/**
 * A person's decision on what a server offered. It holds for one digest: of a snapshot, or of one tool's definition. The newest decision on
 * a server, or on one of its tools, is the one in force.
 */
export const ApprovalSchema = z.object({
  server: z.string().min(1).describe("Name of the server."),
  tool: z.string().optional().describe("Name of the tool; absent: the server as a whole."),
  digest: z.string().describe("Digest of what was decided on. When it changes, the decision no longer holds."),
  decision: z.enum(APPROVAL_DECISIONS).describe("What was decided; withdrawn takes an earlier decision back."),
  by: z.string().min(1).describe("Who decided."),
  at: z.string().describe("When, ISO 8601."),
  until: DaySchema.optional().describe("Last day on which it holds, YYYY-MM-DD; absent: no end."),
  reason: z.string().min(1).describe("Why."),
  protocolVersion: z
    .string()
    .optional()
    .describe("The revision of the specification that the server spoke in the listing that was decided on."),
});
export type Approval = z.infer<typeof ApprovalSchema>;
