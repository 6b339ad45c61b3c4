import type { Mark, Scene } from "../model/scene";
import { closeScene } from "./define";

/** Sessions of one day (UTC): with nothing but passes, with a question, and with a call that was refused. */
export type GuardDay = { day: string; passed: number; asked: number; refused: number };

const HEIGHT = 190;
const EDGE = { left: 40, right: 12, top: 34, bottom: 32 };
const WIDTH = 720;
/** How many days fit; the last ones are drawn. */
const MOST_DAYS = 60;

/** Sessions over time as columns: hollow without a question, grey with one, black with a refusal. Days without a session stay empty. */
export function drawGuardDays(days: readonly GuardDay[]): Scene {
  const shown = days.slice(-MOST_DAYS);
  const most = Math.max(1, ...shown.map(({ passed, asked, refused }) => passed + asked + refused));
  const step = (WIDTH - EDGE.left - EDGE.right) / Math.max(12, shown.length);
  const bottom = HEIGHT - EDGE.bottom;
  const high = (count: number): number => (count / most) * (bottom - EDGE.top);
  const everyNth = Math.ceil(shown.length / 9);
  return closeScene({
    width: WIDTH,
    height: HEIGHT,
    title: "Sessions over time",
    description: shown.map(say).join(" "),
    marks: [
      ...[0, most].map((count): Mark => ({
        shape: "line",
        role: "rule",
        x1: EDGE.left,
        x2: WIDTH - EDGE.right,
        y1: bottom - high(count),
        y2: bottom - high(count),
      })),
      { shape: "text", role: "text-small", x: EDGE.left - 6, y: bottom + 4, text: "0", anchor: "end" },
      { shape: "text", role: "text-small", x: EDGE.left - 6, y: EDGE.top + 4, text: String(most), anchor: "end" },
      ...legend(),
      ...shown.flatMap((day, at): Mark[] => {
        const x = EDGE.left + at * step + step * 0.15;
        const parts = [
          { role: "cell-within-possible", count: day.passed },
          { role: "cell-within", count: day.asked },
          { role: "cell", count: day.refused },
        ].filter(({ count }) => count > 0);
        let y = bottom;
        const columns = parts.map(({ role, count }): Mark => {
          y -= high(count);
          return { shape: "rect", role, x, y, width: step * 0.7, height: high(count), label: say(day) };
        });
        const named: Mark[] =
          at % everyNth === 0
            ? [
                {
                  shape: "text",
                  role: "text-small",
                  x: x + step * 0.35,
                  y: bottom + 16,
                  text: day.day.slice(5),
                  anchor: "middle",
                },
              ]
            : [];
        return [...columns, ...named];
      }),
    ],
  });
}

const LEGEND = [
  { role: "cell-within-possible", text: "without a question" },
  { role: "cell-within", text: "with a question" },
  { role: "cell", text: "with a refusal" },
] as const;

function legend(): Mark[] {
  return LEGEND.flatMap(({ role, text }, at): Mark[] => [
    { shape: "rect", role, x: EDGE.left + at * 150, y: 6, width: 12, height: 12 },
    { shape: "text", role: "text-small", x: EDGE.left + at * 150 + 18, y: 16, text },
  ]);
}

function say({ day, passed, asked, refused }: GuardDay): string {
  return `${day}: ${passed} without a question, ${asked} with one, ${refused} with a refusal.`;
}
