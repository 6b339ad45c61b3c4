import * as z from "zod";
import { LevelSchema, MaskCountsSchema } from "./report-analysis";
import { SessionSeveritySchema } from "./severity";
import { VerdictWordSchema } from "./verdict";

/** What lists and maps show of a listed server, so that none of its tools need be read again. */
export const ServerSummarySchema = z.object({
  /** Its tools; channels beside them are not counted. */
  tools: z.number(),
  /** The strongest verdict for each leg, of what counts in a session unless somebody switches it. */
  legs: z.object({ private: VerdictWordSchema, untrusted: VerdictWordSchema, egress: VerdictWordSchema }),
  /** The level of a session that holds this server and no host. */
  level: LevelSchema,
  /** Its severity by itself. */
  severity: SessionSeveritySchema,
  /** How many tools count in a session, by the legs that they hold: bit 0 private, bit 1 untrusted, bit 2 egress. */
  masks: z.object({ cautious: MaskCountsSchema, plain: MaskCountsSchema }),
  /** Tools that declare at least one hint. */
  hinted: z.number(),
  /** Why the list is incomplete, in words. */
  partial: z.string().optional(),
  /** The revision of the specification that it used. */
  protocolVersion: z.string().optional(),
});
export type ServerSummary = z.infer<typeof ServerSummarySchema>;
