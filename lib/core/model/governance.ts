import { z } from "zod";
import { ChangeEffectSchema } from "./change";
import { LegSchema } from "./leg";
import { HINTS } from "./tool";

const GradeSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/**
 * What a policy file asks beside the policies that say what must not meet: hints that every tool has to declare, the highest grade of a leg
 * that any one tool may have, and who approves what, for how long, and which changes need a new approval.
 */
export const GovernanceSchema = z.object({
  hints: z.array(z.enum(HINTS)).default([]),
  grades: z.partialRecord(LegSchema, GradeSchema).default({}),
  approval: z
    .object({
      /** Every server needs an approval in force. */
      required: z.boolean().default(false),
      /** Who may approve; empty: anybody. */
      by: z.array(z.string().min(1)).default([]),
      /** Days for which an approval holds when it names no end of its own. */
      days: z.number().int().positive().optional(),
      /** Changes after which an approval no longer holds. */
      renewOn: z.array(ChangeEffectSchema).default(["other-server", "leg-gained", "claim-flipped", "suspect-wording", "tool-added", "shape"]),
    })
    .prefault({}),
});
export type Governance = z.infer<typeof GovernanceSchema>;
