import type { Analysis, Witness } from "../model/analysis";
import type { Scene } from "../model/scene";
import type { Session, Stance } from "../model/session";
import { closeScene, type Size } from "./define";
import { describe } from "./attack-path/describe";
import { LANES, layLane, MORE, NODE, nodesOf, TOP } from "./attack-path/lanes";
import { drawGap, GAP } from "./attack-path/links";
import { drawHeading, drawLane } from "./attack-path/marks";

const MOST_NODES = 12;
const BOTTOM = 14;

/**
 * Three lanes: where an outsider's text comes in, what can be read, and how it gets out, aggregated by server, with
 * the agent between them. All links are equally wide: we know paths, not volumes. The highlighted trifecta stands out.
 */
export function drawAttackPath(
  session: Session,
  analysis: Analysis,
  witness: Witness | undefined,
  size: Size,
  stance: Stance = "cautious",
): Scene {
  const most = Math.min(
    MOST_NODES,
    Math.max(3, Math.floor((size.height - TOP - NODE.told + NODE.height - MORE - BOTTOM) / (NODE.height + NODE.gap))),
  );
  const width = (size.width - 2 * GAP) / 3;
  const lanes = LANES.map(({ leg }, place) =>
    layLane(leg, nodesOf(session, stance, leg, witness), place * (width + GAP), most),
  );
  const height = Math.max(...lanes.map((lane) => lane.bottom)) + BOTTOM;
  const complete = lanes.every((lane) => lane.nodes.length > 0);
  return closeScene({
    width: size.width,
    height,
    title: "The ways through this session",
    description: describe(lanes, witness),
    marks: [
      ...lanes.flatMap((lane, place) => drawHeading(LANES[place]!, lane, place, width, height, analysis, stance)),
      ...[0, 1].flatMap((gap) => drawGap(lanes[gap]!, lanes[gap + 1]!, width, complete)),
      ...lanes.flatMap((lane) => drawLane(lane, width)),
    ],
  });
}
