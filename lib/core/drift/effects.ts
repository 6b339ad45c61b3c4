import { CHANGE_EFFECTS, type Change, type ChangeEffect } from "../model/change";

/** An effect in words for people: for a badge, and what it means. */
export const EFFECT_WORDS: Record<ChangeEffect, { label: string; meaning: string }> = {
  "other-server": {
    label: "Another server",
    meaning: "What answers has a different name, or is reached in a different way.",
  },
  "leg-gained": {
    label: "Leg gained",
    meaning: "A tool holds a leg it did not hold before, or a new tool brings one.",
  },
  "claim-flipped": {
    label: "Claim flipped",
    meaning: "A hint now says the opposite, as declared or as the specification assumes.",
  },
  "suspect-wording": {
    label: "Suspect words",
    meaning: "New words are hidden from readers, give orders to the model, or say that something is also sent outside.",
  },
  "tool-added": {
    label: "New tool",
    meaning: "A tool is new or renamed, and holds no leg that was not there before.",
  },
  shape: { label: "Shape", meaning: "What a call takes, returns or does is different." },
  wording: { label: "Wording", meaning: "Only words that the model or a person reads." },
  version: { label: "Version", meaning: "Only a version number." },
  "leg-lost": { label: "Leg lost", meaning: "A tool no longer holds a leg." },
  "tool-removed": { label: "Tool gone", meaning: "A tool is no longer offered." },
};

/** The ranks of the effects, 0 for the most severe. */
export function graveness(effect: ChangeEffect): number {
  return CHANGE_EFFECTS.indexOf(effect);
}

/** The most severe effect among some changes. More changes never make it less severe. */
export function gravest(effects: readonly ChangeEffect[]): ChangeEffect | undefined {
  return CHANGE_EFFECTS.find((effect) => effects.includes(effect));
}

/** The most severe first; equal ones stay in the order in which they were found. */
export function byGraveness(changes: readonly Change[]): Change[] {
  return [...changes].sort((a, b) => graveness(a.effect) - graveness(b.effect));
}

/** How many changes have each effect. */
export type EffectCounts = Partial<Record<ChangeEffect, number>>;

export function countEffects(changes: readonly Change[]): EffectCounts {
  const counts: EffectCounts = {};
  for (const { effect } of changes) counts[effect] = (counts[effect] ?? 0) + 1;
  return counts;
}
