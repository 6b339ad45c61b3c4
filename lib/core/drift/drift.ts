import type { Level } from "../model/analysis";

/** One thing that changed. `effect` says what it means for the legs; `none` when it means nothing. */
export type DriftItem = {
  kind: "server" | "tool" | "verdict" | "set";
  what: string;
  effect: "worse" | "better" | "none";
};

/** What changed from one session to another, by what it does to the legs and not by text alone. */
export type Drift = { level: { before: Level; after: Level }; items: DriftItem[] };

/** From the best verdict to the worst. */
const LEVELS: readonly Level[] = ["clear", "two-legs", "possible", "lethal"];

/** Whether one verdict is worse than another. */
export const isWorse = (level: Level, than: Level): boolean => LEVELS.indexOf(level) > LEVELS.indexOf(than);
