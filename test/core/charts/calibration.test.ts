import { describe, expect, test } from "vitest";
import { drawCalibration, type CalibrationBin } from "@/lib/core/charts/calibration";

const bin = (predicted: number, observed: number, tools: number): CalibrationBin => ({
  from: Math.floor(predicted * 10) / 10,
  to: Math.floor(predicted * 10) / 10 + 0.1,
  predicted,
  observed,
  tools,
});

describe("the calibration chart", () => {
  test("a bin without tools has no dot", () => {
    const dots = drawCalibration([bin(0.05, 0.04, 100), bin(0.55, 0, 0), bin(0.95, 0.9, 400)], "private").marks.filter(
      (mark) => mark.shape === "circle",
    );
    expect(dots.map((dot) => dot.label)).toEqual([
      "Of 100 tools with about 5 %, 4 % had it.",
      "Of 400 tools with about 95 %, 90 % had it.",
    ]);
  });
  test("what is right lies on the diagonal, and more tools make a larger dot", () => {
    const scene = drawCalibration([bin(0.25, 0.25, 10), bin(0.75, 0.75, 90)], "egress");
    const [low, high] = scene.marks.filter((mark) => mark.shape === "circle");
    const [diagonal] = scene.marks.filter((mark) => mark.shape === "line" && mark.role === "edge");
    if (low?.shape !== "circle" || high?.shape !== "circle" || diagonal?.shape !== "line")
      throw new Error("The dots or the diagonal are missing.");
    const onDiagonal = (x: number) =>
      diagonal.y1 + ((x - diagonal.x1) / (diagonal.x2 - diagonal.x1)) * (diagonal.y2 - diagonal.y1);
    expect(low.y).toBeCloseTo(onDiagonal(low.x), 1);
    expect(high.y).toBeCloseTo(onDiagonal(high.x), 1);
    expect(high.r).toBeGreaterThan(low.r);
  });
});
