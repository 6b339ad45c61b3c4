import { QUESTIONS } from "@/lib/core/classification/scoring/question";
import { statSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import accuracy from "@/lib/core/classification/scoring/accuracy.json";
import weights from "@/lib/core/classification/scoring/weights.json";
import { columnsFor, offsetsOf, rowsOf } from "@/lib/fit/columns";
import { MATRIX, readMatrix } from "@/lib/fit/matrix";
import { ofServers, type Samples } from "@/lib/fit/samples";
import { isMadeUp } from "@/lib/fit/sources";
import { readWritten } from "@/lib/fit/written";

let matrix: Samples;
beforeAll(async () => (matrix = await readMatrix()));

describe("the labelled tools of the repository", () => {
  test("are those that the accuracy page was measured on", () => {
    const { samples } = ofServers(matrix);
    expect(samples).toHaveLength(accuracy.tools);
    expect(new Set(samples.map(({ owner }) => owner)).size).toBe(accuracy.servers);
  });

  test("and those that authors made up", async () => {
    const { tools } = await readWritten();
    expect(tools.length).toBeGreaterThan(1_000);
    expect(matrix.samples.filter(({ source }) => isMadeUp(source))).toHaveLength(tools.length);
  });

  test("lie in a small file", () => {
    expect(statSync(MATRIX).size).toBeLessThan(3_000_000);
  });

  test("give every fitted weight its column, so that a fit needs nothing else", () => {
    for (const question of QUESTIONS) {
      const known = new Set(
        columnsFor(question, matrix.columns).map(({ signal, feature }) => `${signal}:${feature.name}`),
      );
      const unknown = Object.entries(weights[question].signals).flatMap(([signal, its]) =>
        Object.keys(its).filter((name) => !known.has(`${signal}:${name}`)),
      );
      expect(unknown, question).toEqual([]);
    }
  });

  test("hold no term of fewer than five families, and no term in its order", () => {
    const families = matrix.columns.map(() => new Set<number>());
    for (const { family, together } of matrix.samples)
      for (const column of together.indices) families[column]!.add(family);
    expect(Math.min(...families.map(({ size }) => size))).toBeGreaterThanOrEqual(5);
    for (const { together } of matrix.samples)
      expect(together.indices).toEqual([...together.indices].sort((a, b) => a - b));
  });
});

test("a weight that is set by hand is left alone by the fit and counted beside it", () => {
  const columns = columnsFor("egress", matrix.columns);
  const byHand = columns.filter(({ manual }) => manual !== undefined);
  expect(byHand.map(({ feature }) => feature.name)).toContain("says that it sends");
  const rows = matrix.samples.map(({ together }) => together);
  const offsets = offsetsOf(byHand, rows);
  const speaking = rowsOf(byHand, rows).map(({ indices }) => indices.length > 0);
  expect(offsets.map((offset) => offset !== 0)).toEqual(speaking);
  expect(weights.egress.signals["has-a-way-out"]).not.toHaveProperty("says that it sends");
});
