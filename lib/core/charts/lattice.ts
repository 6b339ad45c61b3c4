import { BIT, FULL, unionOf } from "../analysis/mask";
import type { Analysis } from "../model/analysis";
import { LEG_WORDS, LEGS, type Leg } from "../model/leg";
import type { Mark, Scene } from "../model/scene";
import { closeScene, count, join, legShape } from "./define";

const WIDTH = 520;
const HEIGHT = 360;
const STATE = { width: 150, height: 50 };
const ROWS = [304, 212, 120, 28];
const COLUMNS = [WIDTH / 6, WIDTH / 2, (5 * WIDTH) / 6];
/** Singles in the order of the legs; above each pair, what it holds lies beneath it to the left or right. */
const PLACES: Record<number, { row: number; column: number }> = {
  0: { row: 0, column: 1 },
  1: { row: 1, column: 0 },
  2: { row: 1, column: 1 },
  4: { row: 1, column: 2 },
  3: { row: 2, column: 0 },
  5: { row: 2, column: 1 },
  6: { row: 2, column: 2 },
  7: { row: 3, column: 1 },
};
const STATES = [0, 1, 2, 4, 3, 5, 6, 7];

/**
 * The eight states that a session can be in, from nothing to all three legs, and where this one stands. `path` are the
 * masks that a walk went through, in order: its way up is drawn, and each state says after which call it was reached.
 */
export function drawLattice(analysis: Analysis, path: readonly number[] = []): Scene {
  const here = unionOf(analysis.masks.cautious);
  const certain = unionOf(analysis.masks.plain);
  const climbed = new Set(path.slice(1).flatMap((mask, at) => stepsBetween(path[at]!, mask)));
  const reached = new Map([...path.entries()].reverse().map(([step, mask]) => [mask, step] as const));
  const edges = STATES.flatMap((low) =>
    LEGS.filter((leg) => (low & BIT[leg]) === 0).map((leg) => ({ low, high: low | BIT[leg] })),
  );
  return closeScene({
    width: WIDTH,
    height: HEIGHT + 8,
    title: "The eight states of a session",
    description: describe(analysis, here, certain, path),
    marks: [
      ...edges.map(({ low, high }): Mark => ({
        shape: "line",
        role: climbed.has(`${low}-${high}`) ? "edge-on" : "edge",
        x1: at(low).x,
        y1: at(low).y,
        x2: at(high).x,
        y2: at(high).y,
      })),
      ...STATES.flatMap((mask) =>
        drawState(
          mask,
          analysis.masks.cautious[mask] ?? 0,
          path.length > 0
            ? { here: mask === path.at(-1), step: reached.get(mask) }
            : { here: mask === here, certain: mask === certain && certain !== here },
        ),
      ),
    ],
  });
}

function at(mask: number): { x: number; y: number } {
  const { row, column } = PLACES[mask]!;
  return { x: COLUMNS[column]!, y: ROWS[row]! + STATE.height / 2 };
}

/** The edges climbed from one state to a later one, one leg at a time in the order of the legs. */
function stepsBetween(from: number, to: number): string[] {
  let mask = from;
  return LEGS.filter((leg) => (to & ~from & BIT[leg]) !== 0).map((leg) => {
    const low = mask;
    mask |= BIT[leg];
    return `${low}-${mask}`;
  });
}

function drawState(
  mask: number,
  tools: number,
  { here, certain = false, step }: { here: boolean; certain?: boolean; step?: number },
): Mark[] {
  const { x, y } = at(mask);
  const role = here
    ? "state-here"
    : certain || step !== undefined
      ? "state-certain"
      : mask === FULL
        ? "state-lethal"
        : "state";
  const held = (leg: Leg): boolean => (mask & BIT[leg]) !== 0;
  const place =
    step !== undefined
      ? step === 0
        ? "the start"
        : `after call ${step}`
      : here
        ? "this session"
        : certain
          ? "for certain"
          : "";
  const note = [place, tools > 0 ? count(tools, "tool") : ""].filter((text) => text !== "").join(" · ");
  const shapesY = note === "" ? y : y - 8;
  return [
    {
      shape: "rect",
      role,
      x: x - STATE.width / 2,
      y: y - STATE.height / 2,
      width: STATE.width,
      height: STATE.height,
      round: 10,
      of: `mask:${mask}`,
      label: `${capital(sayState(mask))}${note === "" ? "" : `, ${note}`}`,
    },
    ...LEGS.flatMap((leg, place) =>
      legShape(leg, x + (place - 1) * 26, shapesY, 17, held(leg) ? "yes" : "no", { of: `mask:${mask}` }),
    ),
    ...(note === ""
      ? []
      : [
          {
            shape: "text",
            role: here ? "text-note" : "text-small",
            x,
            y: y + 17,
            text: note,
            anchor: "middle",
            of: `mask:${mask}`,
          } satisfies Mark,
        ]),
  ];
}

function sayState(mask: number): string {
  const held = LEGS.filter((leg) => (mask & BIT[leg]) !== 0).map((leg) => LEG_WORDS[leg].phrase);
  return held.length === 0 ? "no leg" : held.length === 3 ? "all three legs" : join(held);
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function describe(analysis: Analysis, here: number, certain: number, path: readonly number[]): string {
  const where = `The session stands at ${sayState(here)}.`;
  const sure = certain === here ? "" : ` Without what is only possible it stands at ${sayState(certain)}.`;
  const way = path.length === 0 ? "" : ` The walk went through: ${path.map(sayState).join("; ")}.`;
  return `Eight states from no leg to all three. ${where}${sure}${way} ${analysis.verdict.level === "lethal" ? "It is at the top." : ""}`.trim();
}
