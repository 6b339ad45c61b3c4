import { z } from "zod";

/** What a tool can do, as far as policies ask: the three legs, and the two that other rules add. */
export const CAPABILITIES = ["private", "untrusted", "egress", "writes", "destructive"] as const;
export const CapabilitySchema = z.enum(CAPABILITIES);
export type Capability = z.infer<typeof CapabilitySchema>;

/** Capabilities that must not meet in one session. A side is met by any of its capabilities. */
export const PolicySchema = z.object({
  id: z.string().min(1),
  label: z.string().min(1),
  why: z.string(),
  sides: z.array(z.object({ label: z.string().min(1), anyOf: z.array(CapabilitySchema).min(1) })).min(2).max(4),
});
export type Policy = z.infer<typeof PolicySchema>;

/** Kept, kept with one side missing, broken only if what is possible is so, or broken. */
export type PolicyLevel = "broken" | "possible" | "one-short" | "kept";
