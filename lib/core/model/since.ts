import * as z from "zod";
import { LevelSchema } from "./report-analysis";

/** What changed since an earlier report of the session, what makes it worse first. */
export const SinceSchema = z.object({
  /** Digest of the earlier report, and the newest listing that it rested on. */
  digest: z.string(),
  at: z.string().nullable(),
  level: z.object({ before: LevelSchema, after: LevelSchema }),
  items: z.array(z.object({ what: z.string(), effect: z.enum(["worse", "better", "none"]) })),
  /** How many changes there are beyond those written out. */
  more: z.number(),
  /** Fingerprints. */
  newFindings: z.array(z.string()),
  goneFindings: z.array(z.object({ rule: z.string(), message: z.string() })),
});
export type Since = z.infer<typeof SinceSchema>;
