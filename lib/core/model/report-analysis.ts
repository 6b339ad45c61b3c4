import * as z from "zod";
import { LegSchema } from "./leg";
import { PolicyLevelSchema, PolicySchema } from "./policy";
import { RatingSchema } from "./severity";
import { VerdictWordSchema } from "./verdict";

/** The verdict on a session in one stance, and the level that both stances make together. */
export const StanceVerdictSchema = z.enum(["lethal", "two-legs", "clear"]);
export const LevelSchema = z.enum(["lethal", "possible", "two-legs", "clear"]);

/** One way through the session: the tool that lends each leg. */
export const WitnessSchema = z.object({
  tools: z.object({ private: z.string(), untrusted: z.string(), egress: z.string() }),
  p: z.number(),
  grade: z.number(),
  steps: z.array(z.string()),
  /** Absent in reports of versions that did not rate. */
  rating: RatingSchema.optional(),
});

const CutSchema = z.object({
  leg: LegSchema,
  empties: z.array(LegSchema),
  cost: z.number(),
  remove: z.array(z.string()),
});
/** The cheapest removals, of tools and of whole servers. */
export const CutsSchema = z.object({ tools: z.array(CutSchema), servers: z.array(CutSchema) });

/** The fewest sessions that together keep every tool, and what cannot be split or must not be. */
export const SplitSchema = z.object({
  parts: z.array(z.object({ without: LegSchema, tools: z.array(z.string()) })),
  unsplittable: z.array(z.string()),
  refused: z.array(z.object({ together: z.array(z.string()), why: z.string() })).optional(),
});

/** Something switched off that would complete a trifecta. */
export const NearMissSchema = z.object({
  add: z.string(),
  level: LevelSchema,
  legs: z.array(LegSchema),
  through: z.array(z.string()),
});

/** How many tools hold exactly the legs of each mask, from 0 to 7. */
export const MaskCountsSchema = z.tuple([
  z.number(),
  z.number(),
  z.number(),
  z.number(),
  z.number(),
  z.number(),
  z.number(),
  z.number(),
]);

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
