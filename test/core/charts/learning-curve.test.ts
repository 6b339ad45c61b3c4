import { expect, test } from "vitest";
import { drawLearningCurve, type LearningLine } from "@/lib/core/charts/learning-curve";

const point = (families: number, f1: number) => ({ families, f1, from: f1 - 0.02, to: f1 + 0.02 });
const rising: LearningLine = {
  title: "Private data",
  role: "leg-private",
  aim: 0.9,
  points: [point(100, 0.7), point(400, 0.85)],
};
const level: LearningLine = {
  title: "Writes",
  role: "server",
  aim: 0.9,
  points: [point(100, 0.849), point(400, 0.85)],
};

test("more families lie further right and a higher F1 higher, and a dot says what it stands for", () => {
  const dots = drawLearningCurve([rising]).marks.flatMap((mark) => (mark.shape === "circle" ? [mark] : []));
  expect(dots.map(({ label }) => label)).toEqual([
    "Private data: 0.70 with 100 families (0.68 to 0.72).",
    "Private data: 0.85 with 400 families (0.83 to 0.87).",
  ]);
  expect(dots[1]!.x).toBeGreaterThan(dots[0]!.x);
  expect(dots[1]!.y).toBeLessThan(dots[0]!.y);
});

test("titles of lines that end together do not cover each other", () => {
  const titles = drawLearningCurve([rising, level]).marks.flatMap((mark) =>
    mark.shape === "text" && [rising.title, level.title].includes(mark.text) ? [mark.y] : [],
  );
  expect(titles).toHaveLength(2);
  expect(Math.abs(titles[0]! - titles[1]!)).toBeGreaterThanOrEqual(14);
});

test("the words below it tell each line from its beginning to its end", () =>
  expect(drawLearningCurve([rising]).description).toBe(
    "Private data rises from 0.70 with 100 families to 0.85 with 400.",
  ));
