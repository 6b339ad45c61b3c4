import * as z from "zod";
import { AuditHeadSchema } from "./audit";
import { ChannelSchema } from "./channel";
import { ComponentSchema } from "./component";
import { CoverSchema } from "./cover";
import { GateSchema } from "./gate";
import { LegSchema } from "./leg";
import { RatingSchema, SessionSeveritySchema, SeverityRowsSchema } from "./severity";
import { DataSchema, EvidenceSchema, VerdictSchema, VerdictWordSchema } from "./verdict";
import { RemarkSchema } from "./remark";
import { PolicyLevelSchema, PolicySchema } from "./policy";
import { ReachSchema, TrustSchema } from "./server";
import { ToolRightSchema } from "./right";
import { DeclaredHintsSchema } from "./tool";
import { WishesSchema } from "./wishes";
import { LoggedEntrySchema } from "./review";

/** How many remarks are written out; the findings count all of them. */
export const MOST_REMARKS = 500;

const StanceVerdictSchema = z.enum(["lethal", "two-legs", "clear"]);
const LevelSchema = z.enum(["lethal", "possible", "two-legs", "clear"]);
const CutSchema = z.object({
  leg: LegSchema,
  empties: z.array(LegSchema),
  cost: z.number(),
  remove: z.array(z.string()),
});
const LegInReportSchema = VerdictSchema.extend({ evidence: z.array(EvidenceSchema).optional() });

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

export const WitnessSchema = z.object({
  tools: z.object({ private: z.string(), untrusted: z.string(), egress: z.string() }),
  p: z.number(),
  grade: z.number(),
  steps: z.array(z.string()),
  /** Absent in reports of versions that did not rate. */
  rating: RatingSchema.optional(),
});
const CutsSchema = z.object({ tools: z.array(CutSchema), servers: z.array(CutSchema) });
const SplitSchema = z.object({
  parts: z.array(z.object({ without: LegSchema, tools: z.array(z.string()) })),
  unsplittable: z.array(z.string()),
  refused: z.array(z.object({ together: z.array(z.string()), why: z.string() })).optional(),
});
const NearMissSchema = z.object({
  add: z.string(),
  level: LevelSchema,
  legs: z.array(LegSchema),
  through: z.array(z.string()),
});
const MaskCountsSchema = z.tuple([
  z.number(),
  z.number(),
  z.number(),
  z.number(),
  z.number(),
  z.number(),
  z.number(),
  z.number(),
]);

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

/** The result of a further policy: for each side the strongest verdict and how many tools have it, and all cheapest removals after which it is kept. */
export const ReportPolicySchema = z.object({
  policy: PolicySchema,
  /** Written by a person, not built in. */
  own: z.boolean(),
  level: PolicyLevelSchema,
  sides: z.array(z.object({ label: z.string(), word: VerdictWordSchema, tools: z.number() })),
  cuts: z.array(z.object({ without: z.string(), cost: z.number(), remove: z.array(z.string()) })),
});
export type ReportPolicy = z.infer<typeof ReportPolicySchema>;

/** The rules that judged: the version that they came with and the digest of all of them. */
export const RulesetSchema = z.object({ version: z.string().max(40), digest: z.string().max(64) });
export type Ruleset = z.infer<typeof RulesetSchema>;

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
