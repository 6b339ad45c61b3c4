import * as z from "zod";
import { AuditHeadSchema } from "./audit";
import { CoverSchema } from "./cover";
import { FindingSchema } from "./finding";
import { GateSchema } from "./gate";
import { LegSchema } from "./leg";
import { RemarkSchema } from "./remark";
import {
  CutsSchema,
  LevelSchema,
  MaskCountsSchema,
  NearMissSchema,
  ReportPolicySchema,
  SplitSchema,
  StanceVerdictSchema,
  WitnessSchema,
} from "./report-analysis";
import { ReportChannelSchema, ReportServerSchema, ReportToolSchema, type ReportTool } from "./report-members";
import { LoggedEntrySchema } from "./review";
import { RulesetSchema } from "./rule";
import { SessionSeveritySchema, SeverityRowsSchema } from "./severity";
import { SinceSchema } from "./since";
import { VerdictWordSchema } from "./verdict";
import { WishesSchema } from "./wishes";

/** How many remarks are written out; the findings count all of them. */
export const MOST_REMARKS = 500;

/** An analysis closed for reading: versioned, secret-free, self-contained. Same session, same bytes. */
export const ReportSchema = z.object({
  schema: z.literal("trefoil-report/1"),
  product: z.object({ name: z.literal("Trefoil"), version: z.string() }),
  /** Who prepared it, as they name themselves. */
  author: z.string().optional(),
  /** What people wrote on its first page. */
  cover: CoverSchema.omit({ author: true }).optional(),
  ruleset: RulesetSchema.optional(),
  /** The head of the audit log of the Trefoil that made it: it later reveals a log that was cut off or rewritten. */
  audit: AuditHeadSchema.optional(),
  since: SinceSchema.optional(),
  /** What people said about it and decided; each entry names the digest of the one before. */
  reviews: z.array(LoggedEntrySchema).max(5000).optional(),
  /** The newest listing that it rests on, ISO 8601; null when nothing was listed live. */
  at: z.string().nullable(),
  session: z.object({ name: z.string(), host: z.string(), servers: z.array(z.string()) }),
  verdict: z.object({
    level: LevelSchema,
    cautious: StanceVerdictSchema,
    plain: StanceVerdictSchema,
    incomplete: z.boolean(),
    legs: z.object({ private: VerdictWordSchema, untrusted: VerdictWordSchema, egress: VerdictWordSchema }),
    missing: z.array(LegSchema),
    /** How probable it is that all three legs are really there; absent in reports of versions that did not say. */
    likelihood: z.number().min(0).max(1).optional(),
    bounds: z.array(z.string()),
  }),
  /** The severity of the worst path, and of the worst confirmed one; absent in reports of versions that did not rate. */
  severity: SessionSeveritySchema.optional(),
  /** Rows of the tables of severity that the organisation changed. */
  severityRows: SeverityRowsSchema.optional(),
  minimalServerSets: z.object({ cautious: z.array(z.array(z.string())), plain: z.array(z.array(z.string())) }),
  /** Exact, also when the lists above stop at their limit. */
  minimalServerSetCount: z.object({ cautious: z.string(), plain: z.string() }),
  trifectaCount: z.object({ cautious: z.string(), plain: z.string() }),
  witnesses: z.object({ cautious: z.array(WitnessSchema), plain: z.array(WitnessSchema) }),
  /** For the cautious stance, as is the split. */
  cuts: CutsSchema,
  split: SplitSchema,
  plain: z.object({ cuts: CutsSchema, split: SplitSchema }),
  nearMisses: z.array(NearMissSchema),
  /** Tools switched on, by mask: bit 0 private, bit 1 untrusted, bit 2 egress. */
  masks: z.object({ cautious: MaskCountsSchema, plain: MaskCountsSchema }),
  servers: z.array(ReportServerSchema),
  tools: z.array(ReportToolSchema),
  /** Channels in and out that are not tools; they count in everything above unless they are off. */
  channels: z.array(ReportChannelSchema).default([]),
  /** Controls that a person says are in place. They change nothing above. */
  gates: z.array(GateSchema).max(200).default([]),
  /** A person's constraints on cuts and splits; those above follow them. */
  wishes: WishesSchema.optional(),
  findings: z.array(FindingSchema),
  /** What the rules about tools found, one by one; the findings hold them by rule and server. Absent in reports of versions that did not look. */
  remarks: z.array(RemarkSchema).max(MOST_REMARKS).optional(),
  /** Policies beside the trifecta; absent in reports of versions that did not judge them. */
  policies: z.array(ReportPolicySchema).optional(),
  /** What was left out of this copy to make it smaller or safer to pass on, in words. */
  omitted: z.array(z.string()),
});
export type Report = z.infer<typeof ReportSchema>;

/** Everything that can lend a leg: the tools, and the channels beside them. */
export function partsOf({ tools, channels }: Pick<Report, "tools" | "channels">): ReportTool[] {
  return [...tools, ...channels];
}

/** How much the session of a report holds, counted as for the session itself: what is switched on. */
export function countReport({ servers, tools }: Pick<Report, "servers" | "tools">): { servers: number; tools: number } {
  const on = new Set(servers.filter((server) => !server.off).map(({ name }) => name));
  return {
    servers: servers.filter((server) => !server.off && !server.builtIn).length,
    tools: tools.filter((tool) => !tool.off && on.has(tool.server)).length,
  };
}
