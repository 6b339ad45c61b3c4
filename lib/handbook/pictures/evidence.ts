import type { Mark, Scene } from "@/lib/core/model/scene";
import { box, picture, words } from "./boxes";

const FEATURES: readonly { quote: string; says: string; weight: number }[] = [
  { quote: "starting point", says: "nothing observed yet", weight: -1.6 },
  { quote: "“sends”", says: "a word for a way out", weight: 1.5 },
  { quote: "argument “to”", says: "the caller names who gets it", weight: 1.9 },
  { quote: "“draft only”", says: "against: it stays inside", weight: -0.7 },
];
const ZERO = 470;
const UNIT = 60;
const ROW = 40;
const TOP = 34;

/** Weights of features as bars, one per line, and their sum. */
export function drawEvidence(): Scene {
  let sum = 0;
  const rows = FEATURES.flatMap(({ quote, says, weight }, at): Mark[] => {
    const from = sum;
    sum += weight;
    const y = TOP + at * ROW;
    const [left, right] = [Math.min(from, sum), Math.max(from, sum)];
    return [
      words(6, y + 16, quote, "text-strong"),
      words(130, y + 16, says, "text-muted"),
      {
        shape: "rect",
        role: weight > 0 ? "bar" : "bar-possible",
        x: Math.round(ZERO + left * UNIT),
        y: y + 3,
        width: Math.round((right - left) * UNIT),
        height: 18,
      },
      words(Math.round(ZERO + right * UNIT) + 8, y + 16, `${weight > 0 ? "+" : "−"}${Math.abs(weight).toFixed(1)}`),
    ];
  });
  const bottom = TOP + FEATURES.length * ROW;
  return picture(
    720,
    bottom + 62,
    "How evidence adds up to a verdict",
    "Four bars, one below the other: the starting point is 1.6 below zero, a word for a way out adds 1.5, an argument that names the receiver adds 1.9, and words against take 0.7. The sum, 1.1, is a probability of 75 per cent, which is read as yes, possible or no.",
    [
      { shape: "line", role: "rule", x1: ZERO, y1: 12, x2: ZERO, y2: bottom },
      words(ZERO, 10, "even", "text-small", "middle"),
      ...rows,
      ...box(6, bottom + 10, 340, ["Sum +1.1: probability 75 %"]),
      ...box(374, bottom + 10, 340, ["yes, possible or no, by thresholds"], "node-on"),
    ],
  );
}
