import { z } from "zod";

/** Which part of a listing reads otherwise. */
export const CHANGE_PARTS = ["identity", "version", "protocol", "instructions", "prompts", "resources", "added", "removed", "description", "arguments", "results", "annotations", "meta", "legs"] as const;
export type ChangePart = (typeof CHANGE_PARTS)[number];

/**
 * What a change means for whoever approved the listing before it, the gravest first: another server answers, a tool gained a leg (or a
 * new tool brings one), a claim says the opposite, a tool is new and holds no leg, what a call takes or gives is shaped otherwise, words
 * that the model reads, only a version, and what takes a leg or a tool away.
 */
export const CHANGE_EFFECTS = ["other-server", "leg-gained", "claim-flipped", "tool-added", "shape", "wording", "version", "leg-lost", "tool-removed"] as const;
export const ChangeEffectSchema = z.enum(CHANGE_EFFECTS);
export type ChangeEffect = z.infer<typeof ChangeEffectSchema>;

/** One difference between two listings of one server. `tool` is absent when it is of the server as a whole. */
export type Change = {
  part: ChangePart;
  effect: ChangeEffect;
  tool?: string;
  /** One sentence. */
  says: string;
  /** The texts themselves, where there are any: a stranger's words. */
  before?: string;
  after?: string;
};
