import { atLeast } from "../propagation/labels";
import { RULE_WORDS, SPREAD_RULES, type SpreadRule } from "../propagation/rules";
import type { Spread, SpreadStep } from "../propagation/spread";
import type { Leg } from "../model/leg";
import type { Mark, Scene } from "../model/scene";
import { closeScene, count, legShape } from "./define";

const NAMES = 104;
const COLUMN = 34;
const FIGURES = 150;
const LANE = 40;
const TOP = 66;
/** How many calls fit; those that add or stop something go first. */
const MOST_COLUMNS = 16;

const SHAPES: readonly { leg: Leg; is: (step: SpreadStep) => boolean }[] = [
  { leg: "private", is: ({ label }) => atLeast(label.sensitivity, "user") },
  { leg: "untrusted", is: ({ label }) => label.untrusted === true },
  { leg: "egress", is: ({ label }) => label.destination === "public" || label.destination === "internal" },
];

/** The calls of a walk from left to right with what their labels say, and below a lane for each rule: what is asked about, what is blocked, and which of it was needless. */
export function drawLabelSpread(spread: Spread): Scene {
  const shown = columnsOf(spread.steps);
  const width = NAMES + Math.max(6, shown.length) * COLUMN + FIGURES;
  const end = NAMES + shown.length * COLUMN;
  const x = (place: number): number => NAMES + place * COLUMN + COLUMN / 2;
  const lane = (at: number): number => TOP + at * LANE + LANE / 2;
  return closeScene({
    width,
    height: TOP + SPREAD_RULES.length * LANE + 34,
    title: "How labels spread, and what each rule would stop",
    description: describe(spread, shown.length),
    marks: [
      { shape: "text", role: "text-small", x: 0, y: 18, text: "call" },
      { shape: "text", role: "text-small", x: 0, y: 44, text: "its labels" },
      ...SPREAD_RULES.flatMap((rule, at): Mark[] => [
        ...(at % 2 === 0
          ? [{ shape: "rect", role: "stripe", x: 0, y: TOP + at * LANE, width, height: LANE, round: 4 } satisfies Mark]
          : []),
        { shape: "text", role: "text", x: 6, y: lane(at) + 4, text: RULE_WORDS[rule].title },
        ...threadOf(shown, rule, x, lane(at), end),
        { shape: "text", role: "text-small", x: width - FIGURES + 12, y: lane(at) + 4, text: sayFigures(spread, rule) },
      ]),
      ...shown.flatMap(({ step, at }, place): Mark[] => [
        {
          shape: "text",
          role: step.meets ? "text-note" : "text-small",
          x: x(place),
          y: 18,
          text: String(at + 1),
          anchor: "middle",
        },
        ...SHAPES.filter(({ is }) => is(step)).flatMap(({ leg }, nth, all) =>
          legShape(leg, x(place) + (nth - (all.length - 1) / 2) * 11, 40, 10, "yes"),
        ),
        ...SPREAD_RULES.flatMap((rule, row) => stopMark(step, rule, x(place), lane(row))),
      ]),
      {
        shape: "text",
        role: "text-small",
        x: 0,
        y: TOP + SPREAD_RULES.length * LANE + 22,
        text: "● blocked · ○ asked · ✕ unnecessary: legs do not meet · bold call: they meet",
      },
    ],
  });
}

type Column = { step: SpreadStep; at: number };

function columnsOf(steps: readonly SpreadStep[]): Column[] {
  const all = steps.map((step, at): Column => ({ step, at }));
  const telling = all.filter(({ step }) => SHAPES.some(({ is }) => is(step)));
  return all.length <= MOST_COLUMNS ? all : telling.slice(0, MOST_COLUMNS);
}

/** From the first call that gives the rule something to decide on. */
function threadOf(
  shown: readonly Column[],
  rule: SpreadRule,
  x: (place: number) => number,
  y: number,
  end: number,
): Mark[] {
  const knows = ({ step: { after } }: Column): boolean =>
    rule === "escalate"
      ? after.level !== "none"
      : rule === "union"
        ? after.seen !== 0 || after.untrusted
        : after.results > 0;
  const first = shown.findIndex(knows);
  return [
    { shape: "line", role: "rule", x1: NAMES, y1: y, x2: end, y2: y },
    ...(first < 0 ? [] : [{ shape: "line", role: "thread", x1: x(first), y1: y, x2: end, y2: y } satisfies Mark]),
  ];
}

function stopMark(step: SpreadStep, rule: SpreadRule, x: number, y: number): Mark[] {
  const { effect } = step.decisions[rule];
  if (effect === "pass") return [];
  return [
    { shape: "circle", role: effect === "block" ? "dot" : "dot-possible", x, y, r: 8 },
    ...(step.meets
      ? []
      : [
          {
            shape: "text",
            role: effect === "block" ? "text-on-ink" : "text-note",
            x,
            y: y + 4,
            text: "✕",
            anchor: "middle",
          } satisfies Mark,
        ]),
  ];
}

function sayFigures({ figures }: Spread, rule: SpreadRule): string {
  const { stops, needless, missed } = figures[rule];
  return [count(stops, "stop"), needless > 0 && `${needless} unnecessary`, missed > 0 && `${missed} missed`]
    .filter(Boolean)
    .join(", ");
}

function describe(spread: Spread, shown: number): string {
  const rules = SPREAD_RULES.map((rule) => `${RULE_WORDS[rule].title}: ${sayFigures(spread, rule)}.`).join(" ");
  const left = spread.steps.length - shown;
  return `${count(spread.steps.length, "call")}. ${rules}${left > 0 ? ` ${count(left, "call")} not drawn.` : ""}`;
}
