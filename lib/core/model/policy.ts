import * as z from "zod";
import { CAPABILITIES } from "./capability";

const CapabilitySchema = z.enum(CAPABILITIES);

export const SIDES = { least: 2, most: 4 };

/** Capabilities that must not meet in one session. A side is met by any of its capabilities. */
export const PolicySchema = z.object({
  id: z.string().min(1).max(120),
  label: z.string().min(1).max(120),
  why: z.string().max(1000),
  sides: z
    .array(z.object({ label: z.string().min(1).max(200), anyOf: z.array(CapabilitySchema).min(1) }))
    .min(SIDES.least)
    .max(SIDES.most),
});
export type Policy = z.infer<typeof PolicySchema>;

/** Kept, kept with one side missing, broken only if what is possible is so, or broken; the worst first. */
export const POLICY_LEVELS = ["broken", "possible", "one-short", "kept"] as const;
export const PolicyLevelSchema = z.enum(POLICY_LEVELS);
export type PolicyLevel = z.infer<typeof PolicyLevelSchema>;
