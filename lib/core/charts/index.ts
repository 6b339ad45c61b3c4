import type { Analysis } from "../model/analysis";
import type { Scene } from "../model/scene";
import type { Session, Stance } from "../model/session";
import { drawAttackPath } from "./attack-path";
import { drawVenn } from "./venn";
import { drawMinimalSets } from "./minimal-sets";
import { drawSlide, SLIDE_PATH } from "./slide";

/** What a picture of a session is drawn from. `at` is the index of the highlighted path among the witnesses. */
export type Drawn = { session: Session; analysis: Analysis; stance: Stance; at: number };

/** A picture of a session, to be looked at, copied and saved. */
export type SessionChart = { id: string; label: string; draw: (drawn: Drawn) => Scene };

/** The sizes of charts on the board and in files, in points. */
const PATH_SIZE = { width: 1000, height: 640 };
const SETS_SIZE = { width: 960, height: 520 };

const witnessOf = ({ analysis, stance, at }: Drawn) => analysis.witnesses[stance][at];

/** Every picture of a session. A new one is a file beside this one and an entry here: the board, its commands and the tests read this list. */
export const CHARTS: readonly SessionChart[] = [
  {
    id: "slide",
    label: "slide",
    draw: (drawn) =>
      drawSlide({
        ...drawn,
        witness: witnessOf(drawn),
        venn: drawVenn(drawn.analysis, drawn.stance),
        ways: drawAttackPath(drawn.session, drawn.analysis, witnessOf(drawn), SLIDE_PATH, drawn.stance),
      }),
  },
  { id: "venn", label: "three circles", draw: ({ analysis }) => drawVenn(analysis) },
  {
    id: "attack-path",
    label: "attack path",
    draw: (drawn) => drawAttackPath(drawn.session, drawn.analysis, witnessOf(drawn), PATH_SIZE, drawn.stance),
  },
  {
    id: "minimal-sets",
    label: "lethal combinations",
    draw: ({ session, analysis, stance }) => drawMinimalSets(session, analysis, SETS_SIZE, stance),
  },
];

/** @throws when there is no chart of this id, which is a mistake of the code */
export function drawChart(id: string, drawn: Drawn): Scene {
  const chart = CHARTS.find((one) => one.id === id);
  if (!chart) throw new Error(`No chart is called ${id}.`);
  return chart.draw(drawn);
}
