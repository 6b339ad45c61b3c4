import type { Scene } from "@/lib/core/model/scene";
import { arrow, arrowDown, box, heightOf, picture } from "./boxes";

const STEPS: readonly (readonly [string, string])[] = [
  ["Config", "of your client"],
  ["Servers", "with your consent"],
  ["Tools", "listed, never called"],
  ["Evidence", "quoted words"],
  ["Verdicts", "yes, possible, no"],
  ["Analysis", "combinations, cuts"],
  ["Report", "or a fix, or a link"],
];
const WIDTH = 148;
const GAP = 36;
const FIRST_ROW = 4;
const ROW = 110;

/** How a config becomes a report, in seven steps on two lines. */
export function drawPipeline(): Scene {
  const marks = STEPS.flatMap((lines, at) => {
    const row = at < FIRST_ROW ? 0 : 1;
    const place = row === 0 ? at : 2 * FIRST_ROW - 1 - at;
    const x = 4 + place * (WIDTH + GAP);
    const y = 6 + row * ROW;
    const middle = y + heightOf(lines) / 2;
    const next =
      at === STEPS.length - 1
        ? []
        : at === FIRST_ROW - 1
          ? arrowDown(x + WIDTH / 2, y + heightOf(lines) + 4, y + ROW - 4)
          : row === 0
            ? arrow(x + WIDTH + 4, x + WIDTH + GAP - 4, middle)
            : arrow(x - 4, x - GAP + 4, middle);
    return [...box(x, y, WIDTH, lines, at === 4 ? "node-on" : "node"), ...next];
  });
  return picture(
    4 * WIDTH + 3 * GAP + 8,
    ROW + 72,
    "From a config to a report",
    "A config becomes servers, servers become tools, tools become evidence, evidence becomes verdicts, verdicts become an analysis, and an analysis becomes a report, a fix or a link.",
    marks,
  );
}
