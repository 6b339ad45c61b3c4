import * as z from "zod";
import { ChannelSchema } from "./channel";
import { ComponentSchema } from "./component";
import { LevelSchema } from "./report-analysis";
import { ToolRightSchema } from "./right";
import { ReachSchema, TrustSchema } from "./server";
import { DeclaredHintsSchema } from "./tool";
import { DataSchema, EvidenceSchema, VerdictSchema } from "./verdict";

/** A server as a report lists it. */
export const ReportServerSchema = z.object({
  name: z.string(),
  builtIn: z.boolean().optional(),
  state: z.enum(["listed", "partial", "unlisted"]),
  reason: z.string().optional(),
  off: z.boolean().optional(),
  /** Digest of the snapshot that was judged. */
  digest: z.string().optional(),
  /** Self-reported, hence unverified. */
  version: z.string().optional(),
  protocolVersion: z.string().optional(),
  /** ISO 8601, UTC: when it was listed. */
  at: z.string().optional(),
  origin: z.object({ file: z.string(), line: z.number().optional() }).optional(),
  trust: TrustSchema.optional(),
  reach: ReachSchema.optional(),
  /** Set when it is not a server but a skill, plugin, agent or the like. Absent in reports of versions that did not read them. */
  component: ComponentSchema.optional(),
  /** For a sub-agent: the session that its file leaves it. */
  subAgent: z.object({ inherits: z.boolean(), tools: z.number(), of: z.number(), level: LevelSchema }).optional(),
  /** How many tools were listed. */
  tools: z.number(),
  /** Of how many of them the rules looked at texts and hints, where not of all. */
  examined: z.number().optional(),
});
export type ReportServer = z.infer<typeof ReportServerSchema>;

const LegInReportSchema = VerdictSchema.extend({ evidence: z.array(EvidenceSchema).optional() });

/** A tool with the verdict on each of its legs. */
export const ReportToolSchema = z.object({
  server: z.string(),
  tool: z.string(),
  /** `server/tool`, or `server/tool#2` for a second tool of that name. */
  id: z.string(),
  title: z.string().optional(),
  /** Shortened to 300 characters. */
  description: z.string().optional(),
  digest: z.string().optional(),
  /** The hints of `ToolAnnotations` that the server declares for it; absent where it declares none, and in older reports. */
  hints: DeclaredHintsSchema.optional(),
  /** Whether the server's credentials let the tool work; absent when nothing is known about it, and in older reports. */
  right: ToolRightSchema.shape.state.optional(),
  off: z.boolean().optional(),
  private: LegInReportSchema,
  untrusted: LegInReportSchema,
  egress: LegInReportSchema,
  writes: z.boolean(),
  destructive: z.boolean(),
  /** Absent in reports of versions without it. */
  data: DataSchema.optional(),
  carrier: z.object({ store: z.string(), reads: z.boolean(), writes: z.boolean() }).nullable(),
});
export type ReportTool = z.infer<typeof ReportToolSchema>;

/** A channel beside the tools, of a server or of the host. */
export const ReportChannelSchema = ReportToolSchema.extend({
  channel: ChannelSchema,
  /** Left out unless a person switches it on. */
  onRequest: z.boolean().optional(),
});
export type ReportChannel = z.infer<typeof ReportChannelSchema>;
