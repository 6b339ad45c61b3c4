import type { Leg, PerLeg } from "./leg";
import type { Rating, SessionSeverity } from "./severity";
import type { Stance } from "./session";
import type { VerdictWord } from "./verdict";

export type StanceVerdict = "lethal" | "two-legs" | "clear";
/** One word for people: confirmed lethal, possibly lethal, two legs, or clear. */
export type Level = "lethal" | "possible" | "two-legs" | "clear";

/** Below this probability a session that is called lethal is said to be only probably so. The accuracy page has what that changes. */
const LIKELY = 0.75;

/** Whether a session is called lethal by verdicts that together are not certain enough to say so without “probably”. */
export const isDoubtful = ({ level, likelihood = 1 }: { level: Level; likelihood?: number }): boolean =>
  level === "lethal" && likelihood < LIKELY;

export type SessionVerdict = {
  level: Level;
  cautious: StanceVerdict;
  plain: StanceVerdict;
  /** A server could not be listed, or only in part: the level is a lower bound. */
  incomplete: boolean;
  /** The strongest verdict of any switched-on tool, for each leg. */
  legs: PerLeg<VerdictWord>;
  /** Legs still missing in the cautious reading. */
  missing: Leg[];
  /** How probable it is that all three legs are really there, by the probabilities of all verdicts (four decimals). */
  likelihood: number;
  /** What the verdict rests on or leaves open, one sentence each. */
  bounds: string[];
};

/**
 * One path: which tool lends which leg; the same tool may lend several. It holds a trifecta, and may name one more tool if that makes it worse. `p` is the product of the three
 * probabilities (four decimals), `grade` the sum of the three grades (3 to 9), `steps` the attack in order.
 */
export type Witness = {
  tools: PerLeg<string>;
  p: number;
  grade: number;
  steps: string[];
  /** Its severity, with the rows of the tables; absent in what older versions wrote. */
  rating?: Rating;
};

/** A cheapest removal that leaves no trifecta, by emptying `leg`; `empties` names every leg that it empties. */
export type Cut = { leg: Leg; empties: Leg[]; cost: number; remove: string[] };

/** All cheapest cuts. `blocked` is present when kept tools or servers make a cut impossible: the holders of each leg that must stay. */
export type Cuts = { tools: Cut[]; servers: Cut[]; blocked?: { tools?: PerLeg<string[]>; servers?: PerLeg<string[]> } };

export type SplitPart = { without: Leg; tools: string[] };
/** `refused`: constraints to keep tools together that could not be met, each with the reason in words; absent when all were met, or there were none. */
export type Split = { parts: SplitPart[]; unsplittable: string[]; refused?: { together: string[]; why: string }[] };

/** A server or tool that is switched off and would make the level worse: the level with it, its legs, and the present tools with which it would complete a trifecta. */
export type NearMiss = { add: string; level: Level; legs: Leg[]; through: string[] };

/** Exact counts of tools by mask: bit 0 private, bit 1 untrusted, bit 2 egress; index 0 to 7. */
export type MaskCounts = [number, number, number, number, number, number, number, number];

/** Everything concluded about a session. Tool ids are `server/tool`, servers are names; every list is sorted by a total order. */
export type Analysis = {
  verdict: SessionVerdict;
  severity: SessionSeverity;
  masks: Record<Stance, MaskCounts>;
  /** Smaller sets first, then by name; the first thousand when there are more. */
  minimalServerSets: Record<Stance, string[][]>;
  /** How many minimal server sets there are in all, exactly, as a decimal string. */
  minimalServerSetCount: Record<Stance, string>;
  /** Exact number of inclusion-minimal tool sets, as a decimal string (may exceed 2^53). */
  trifectaCount: Record<Stance, string>;
  witnesses: Record<Stance, Witness[]>;
  cuts: Record<Stance, Cuts>;
  split: Record<Stance, Split>;
  nearMisses: NearMiss[];
};
