import type { Scene } from "@/lib/core/model/scene";
import { drawCircles, drawMap, drawPath, drawSets } from "./example";
import { drawEvidence } from "./evidence";
import { drawPipeline } from "./pipeline";
import { drawSealedShare } from "./sealed-share";

/** The pictures of the handbook by the name of their file below `text/pictures`. Each is drawn in code: on the page in its theme, and as a file. */
export const PICTURES: Readonly<Record<string, () => Scene>> = {
  circles: drawCircles,
  "attack-path": drawPath,
  combinations: drawSets,
  compositions: drawMap,
  pipeline: drawPipeline,
  evidence: drawEvidence,
  "sealed-share": drawSealedShare,
};
