import { QUESTIONS } from "@/lib/core/classification/scoring/question";
import { readFileSync, statSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import accuracy from "@/lib/core/classification/scoring/accuracy.json";
import weights from "@/lib/core/classification/scoring/weights.json";
import { problemOf } from "@/lib/fit/examples";
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
    expect(tools.length).toBeGreaterThan(30_000);
    expect(matrix.samples.filter(({ source }) => isMadeUp(source))).toHaveLength(tools.length);
  });

  test("lie in a file that a repository bears", () => {
    expect(statSync(MATRIX).size).toBeLessThan(22_000_000);
  });

  test("teach weights that are below a megabyte, packed", () => {
    expect(gzipSync(readFileSync("lib/core/classification/scoring/weights.json"), { level: 9 }).length).toBeLessThan(
      1_000_000,
    );
  });

  test("give every learned weight its column, so that a fit needs nothing else", () => {
    const known = new Set(matrix.columns.map(({ group, name }) => `${group}/${name}`));
    const learned = Object.entries(weights.features).flatMap(([group, rows]) =>
      Object.keys(rows).map((name) => `${group}/${name}`),
    );
    expect(learned.filter((name) => !known.has(name))).toEqual([]);
  });

  test("hold no term of fewer than six families, and no term in its order", () => {
    const families = matrix.columns.map(() => new Set<number>());
    for (const { family, together } of matrix.samples)
      for (const column of together.indices) families[column]!.add(family);
    expect(Math.min(...families.map(({ size }) => size))).toBeGreaterThanOrEqual(6);
    for (const { together } of matrix.samples)
      expect(together.indices).toEqual([...together.indices].sort((a, b) => a - b));
  });
});

test("a weight that is set by hand is left alone by the fit and counted beside it", () => {
  const { together } = problemOf(matrix);
  const sends = matrix.columns.findIndex(({ name }) => name === "says that it sends");
  expect(sends).toBeGreaterThan(-1);
  const egress = QUESTIONS.indexOf("egress");
  const speaking = matrix.samples.flatMap(({ together: { indices } }, at) => (indices.includes(sends) ? [at] : []));
  expect(speaking.length).toBeGreaterThan(10);
  for (const at of speaking) {
    expect(together[at]!.row.indices).not.toContain(sends);
    expect(together[at]!.offsets[egress]).toBeGreaterThan(0);
  }
});
