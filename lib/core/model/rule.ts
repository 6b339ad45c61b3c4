import * as z from "zod";

/** What a finding can be about. `id` never changes: alerts in other systems depend on it. */
export type Rule = {
  id: string;
  title: string;
  /** What it means and why it matters. */
  why: string;
  /** What a person can do. */
  help: string;
  level: "error" | "warning" | "note";
  /** The same risk in other people's catalogues. */
  maps?: readonly string[];
  /** Severity from 0.1 to 10.0 as code scanning reads it. */
  severity: string;
  /** How often a finding is what it seems to be; `high` by default. */
  precision?: "high" | "medium" | "low";
};

/** The rules that judged: the version that they came with and the digest of all of them. */
export const RulesetSchema = z.object({ version: z.string().max(40), digest: z.string().max(64) });
export type Ruleset = z.infer<typeof RulesetSchema>;
