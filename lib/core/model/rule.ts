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
