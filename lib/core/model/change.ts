import * as z from "zod";

/** Which part of a listing changed. `other` is any further field of a tool. */
export const CHANGE_PARTS = [
  "identity",
  "reach",
  "version",
  "protocol",
  "extent",
  "capabilities",
  "instructions",
  "prompts",
  "resources",
  "added",
  "removed",
  "renamed",
  "title",
  "description",
  "arguments",
  "results",
  "annotations",
  "meta",
  "other",
  "legs",
] as const;
const ChangePartSchema = z.enum(CHANGE_PARTS);
export type ChangePart = z.infer<typeof ChangePartSchema>;

/**
 * What a change means for whoever approved the previous listing, the most severe first: another server answers, a tool gained a leg (or a new tool adds one), a claim says the opposite, hidden text or orders to the model were added, a new tool without legs, a change of what a call takes, returns or does, a change of words that the model reads, only a version, and the loss of a leg or a tool.
 */
export const CHANGE_EFFECTS = [
  "other-server",
  "leg-gained",
  "claim-flipped",
  "suspect-wording",
  "tool-added",
  "shape",
  "wording",
  "version",
  "leg-lost",
  "tool-removed",
] as const;
export const ChangeEffectSchema = z.enum(CHANGE_EFFECTS);
export type ChangeEffect = z.infer<typeof ChangeEffectSchema>;

/** One difference between two listings of one server. `tool` is absent when the change is about the server as a whole. */
export const ChangeSchema = z.object({
  part: ChangePartSchema,
  effect: ChangeEffectSchema,
  tool: z.string().optional(),
  /** One sentence, safe to show: nothing in it is hidden. */
  says: z.string(),
  /** The texts themselves, where there are any: a stranger's words. */
  before: z.string().optional(),
  after: z.string().optional(),
});
export type Change = z.infer<typeof ChangeSchema>;
