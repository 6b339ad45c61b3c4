import type { MatrixBlock } from "../analysis/compositions/entries";
import { countOf } from "../analysis/compositions/lethal";
import type { CompositionMap } from "../analysis/compositions/map";
import type { Scene } from "../model/scene";
import { serverLabel } from "../session/server-label";
import { drawCell, drawLegend, LEGEND_HEIGHT } from "./compositions/cells";
import { layOut, MARGIN } from "./compositions/frame";
import { drawColumn, drawOpener, drawRow } from "./compositions/labels";
import { closeScene, count } from "./define";

const LEAST_WIDTH = 560;

/**
 * Servers against servers, those with the same legs beside each other: on the diagonal who is lethal alone, beside it which
 * two are lethal together. Filled is confirmed, hatched only including what is uncertain, a dot marks what contains fewer servers that are lethal already.
 */
export function drawCompositions(map: CompositionMap, blocks: readonly MatrixBlock[], room: number): Scene {
  const frame = layOut(blocks, room);
  const { rows, top, side } = frame;
  return closeScene({
    width: Math.max(LEAST_WIDTH, frame.width),
    height: top + side + 20 + LEGEND_HEIGHT,
    title: map.host ? `Compositions with ${serverLabel(map.host)}` : "Compositions",
    description: describe(map),
    marks: [
      ...rows.flatMap((row) => drawRow(row, frame)),
      ...rows.flatMap((row) => drawColumn(row, frame)),
      ...blocks.flatMap((block) => (block.opens ? drawOpener(block, frame) : [])),
      ...rows.flatMap((row) => rows.flatMap((column) => drawCell(row, column, frame, map))),
      ...drawLegend(MARGIN, top + side + 16),
    ],
  });
}

/** The picture in words: how many servers and groups, and how many compositions of each size are lethal. */
function describe({ groups, unknown, lethal: { host, alone, pairs, triples } }: CompositionMap): string {
  const servers = groups.reduce((sum, group) => sum + group.members.length, 0);
  const say = (sets: typeof alone, one: string, more: string): string => {
    const { confirmed, uncertain } = countOf(sets);
    return `${count(confirmed, one, more)} confirmed and ${count(uncertain, "more", "more")} including uncertain`;
  };
  return [
    `${count(servers, "server")} in ${count(groups.length, "group")} of the same legs.`,
    ...(host === "confirmed"
      ? ["The host alone is lethal, so every composition is."]
      : [
          `Lethal alone: ${say(alone, "server", "servers")}.`,
          `Lethal together: ${say(pairs, "pair", "pairs")}, and ${say(triples, "triple", "triples")} that hold no lethal pair.`,
        ]),
    ...(unknown.length > 0 ? [`Not known: ${count(unknown.length, "server")} that could not be listed.`] : []),
  ].join(" ");
}
