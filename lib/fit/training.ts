import type { Row } from "../core/classification/scoring/network";

/**
 * One tool: its features and, for each question, the target between 0 (no) and 1 (yes), how much it counts, and log-odds that are not
 * fitted.
 */
export type Example = {
  row: Row;
  targets: readonly number[];
  weights: readonly number[];
  offsets: readonly number[];
};

export type Training = {
  /** Units that only ever raise. Features that may only raise are heard by these alone. */
  rising: number;
  free: number;
  epochs: number;
  learningRate: number;
  /** Shares of features and of units that are left out at each step (dropout, Srivastava 2014), so that none relies on another. */
  featureDropout: number;
  unitDropout: number;
  seed: number;
  pruning: Pruning;
};

/**
 * After so many epochs small weights are dropped, and those that are left learn on to do without them (Han 2015): what a unit hears of a
 * feature below `unitWeight`, and a whole feature whose weights are less than `feature` in all.
 */
export type Pruning = { after: number; unitWeight: number; feature: number };
