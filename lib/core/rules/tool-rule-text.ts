export type Confidence = "high" | "medium" | "low";

/**
 * One thing that can be wrong with what a server says of its tools. `error`: it misleads; `warning`: it probably does; `note`:
 * worth a look. `confidence` is how often a hit is what it seems to be.
 */
export type ToolRuleText = {
  id: string;
  /** How findings name it, `LT060`: it never changes, since alerts in other systems depend on it. */
  code: string;
  kind: "claim" | "text" | "name";
  title: string;
  /** What it means and why it matters. */
  why: string;
  /** What the author, or who uses the server, can do. */
  help: string;
  /** The same in other people's catalogues. */
  maps?: readonly string[];
  level: "error" | "warning" | "note";
  confidence: Confidence;
  /** Why nothing is known of how often it applies to real servers, where that is so. */
  uncounted?: string;
};
