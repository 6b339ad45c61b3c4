import type { NeededArgument } from "./needs";
import type { CallKind, Verb } from "./verbs";

/** One tool with its place among the others of its server. */
export type PlacedTool = {
  id: string;
  name: string;
  /** The resource that it is filed under, and what it names itself, which is the same or a part of it: `issue`, `project issue`. */
  resource: string;
  object: string;
  verb: Verb;
  kind: CallKind;
  /** What a caller must know before. */
  needs: NeededArgument[];
  /** About how many tokens its definition takes; see `tokensOf`. */
  tokens: number;
};

/** The resource of tools that name none. */
export const OTHER = "other";
