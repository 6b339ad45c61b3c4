import * as z from "zod";
import { LegSchema } from "./leg";
import { VerdictWordSchema } from "./verdict";

/**
 * What a language model answered about one leg of one tool. It applies to exactly this definition on this server: a tool that changed has no opinion. The text is a stranger's, like a tool's.
 */
export const OpinionSchema = z.object({
  server: z.string(),
  /** Name of the tool, for people; the digest identifies the definition. */
  tool: z.string(),
  /** Digest of the definition that was judged. */
  digest: z.string(),
  leg: LegSchema,
  verdict: VerdictWordSchema,
  reason: z.string(),
  /** Words from the tool's texts, or empty. */
  quote: z.string(),
  /** The model's name as sent to the endpoint. */
  model: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
});
export type Opinion = z.infer<typeof OpinionSchema>;
