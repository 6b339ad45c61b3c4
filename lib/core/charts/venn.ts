import type { Analysis } from "../model/analysis";
import { perLeg } from "../model/leg";
import type { Scene } from "../model/scene";
import type { Stance } from "../model/session";
import { closeScene } from "./define";
import { HEIGHT, WIDTH } from "./venn/circles";
import { describe, LEVEL_WORDS } from "./venn/describe";
import { drawCircles, drawCounts, drawLetters, drawRegions, NAMES, type Core } from "./venn/marks";

/**
 * The three legs as circles that meet, with the number of tools in each of the seven regions. A leg that is only possible
 * is dashed, one that is absent is faint; the middle is filled when the session is lethal and dashed when it may be.
 */
export function drawVenn(analysis: Analysis, stance: Stance = "cautious"): Scene {
  const { verdict } = analysis;
  const counts = analysis.masks[stance];
  const shown = perLeg((leg) =>
    stance === "plain" && verdict.legs[leg] === "possible" ? ("no" as const) : verdict.legs[leg],
  );
  const core: Core =
    verdict.plain === "lethal"
      ? "core-lethal"
      : stance === "cautious" && verdict.cautious === "lethal"
        ? "core-possible"
        : "core-open";
  return closeScene({
    width: WIDTH,
    height: HEIGHT,
    title: `${LEVEL_WORDS[verdict.level]}: the three legs of this session`,
    description: describe(analysis, stance),
    marks: [
      ...drawCircles(shown),
      ...drawRegions(counts, core),
      ...drawLetters(shown),
      ...drawCounts(counts, core),
      ...NAMES,
    ],
  });
}
