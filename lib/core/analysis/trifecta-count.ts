import type { MaskCounts } from "../model/analysis";
import { countCovers, minimalCovers } from "./covers";
import { FULL } from "./mask";

export const TRIFECTA_COVERS: readonly number[][] = minimalCovers(FULL);

/** The exact number of trifectas among tools with these class sizes; it may exceed what a number holds. */
export function countTrifectas(counts: MaskCounts): bigint {
  return countCovers(TRIFECTA_COVERS, counts);
}
