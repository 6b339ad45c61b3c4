import * as z from "zod";
import { LegSchema } from "./leg";

/** What a signal found about one leg: for or against, where, the words quoted, and why it counts. */
export const EvidenceSchema = z.object({
  /** Id of the signal; its page is `/signals/<id>`. */
  signal: z.string(),
  bearing: z.enum(["for", "against"]),
  /** Log-odds that it adds (positive) or takes (negative). */
  weight: z.number(),
  /** Where it was read: `name`, `title`, `description`, `inputSchema.properties.url`, `annotations.readOnlyHint`, `server`, … */
  field: z.string(),
  /** The words themselves, at most 160 characters. */
  quote: z.string(),
  /** Start and end of the quote in the text of `field`, UTF-16 units, when the field is a text. */
  span: z.tuple([z.number().int().nonnegative(), z.number().int().nonnegative()]).optional(),
  reason: z.string(),
});
export type Evidence = z.infer<typeof EvidenceSchema>;

export const VerdictWordSchema = z.enum(["yes", "possible", "no"]);
export type VerdictWord = z.infer<typeof VerdictWordSchema>;

/**
 * What is concluded about one leg. `p` is calibrated. Grades: private 1 internal, 2 personal, 3 secrets and money;
 * untrusted 1 insiders, 2 particular outsiders, 3 anyone; egress 1 seen inside, 2 a fixed third party, 3 a
 * destination of the attacker's choice.
 */
export const VerdictSchema = z.object({
  verdict: VerdictWordSchema,
  p: z.number().min(0).max(1),
  grade: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
  /** Why it is `possible`: it depends on the deployment, there is too little evidence, or the evidence is contradictory. */
  because: z.enum(["conditional", "unknown", "divided"]).optional(),
  /** The condition in words: "if the channel is shared with guests". */
  condition: z.string().optional(),
  /** Set when a person's override decided. */
  override: z.object({ by: z.string(), at: z.string(), reason: z.string() }).optional(),
  evidence: z.array(EvidenceSchema).default([]),
});
export type Verdict = z.infer<typeof VerdictSchema>;

/** A kind of data: an id of the ontology of resources, and its name for people. */
export const DataSchema = z.object({
  kind: z.string().max(60).describe("Id of the kind, in the ontology of resources."),
  label: z.string().max(60).describe("How people read it."),
});

/** The three verdicts of one tool, and what further policies need. */
export const ClassificationSchema = z.object({
  private: VerdictSchema,
  untrusted: VerdictSchema,
  egress: VerdictSchema,
  /** A call changes something that outlives it. */
  writes: z.boolean(),
  /** A call can delete or overwrite for good. */
  destructive: z.boolean(),
  /** What kind of thing it is about, if that is known. */
  data: DataSchema.optional(),
  /** The store that it writes to or reads from and that another session could share ("memory", "files", …), or null. */
  carrier: z.object({ store: z.string(), reads: z.boolean(), writes: z.boolean() }).nullable(),
});
export type Classification = z.infer<typeof ClassificationSchema>;

/** A person's override of one leg of one tool; it outweighs the rest and says who and why. */
export const OverrideSchema = z.object({
  server: z.string(),
  tool: z.string(),
  leg: LegSchema,
  verdict: VerdictWordSchema,
  by: z.string().min(1),
  /** ISO 8601, UTC. */
  at: z.string(),
  reason: z.string().min(1),
});
export type Override = z.infer<typeof OverrideSchema>;
