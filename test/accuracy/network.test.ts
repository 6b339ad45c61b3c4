import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  logitsOf,
  multipliersOf,
  priorsOf,
  rowsOf,
  sumsOf,
  weightAmong,
  type Network,
  type Row,
} from "@/lib/core/classification/scoring/network";
import { learnedFeature } from "@/lib/core/classification/features/registry";
import { writeParts } from "@/lib/core/classification/scoring/parts";
import { PART } from "@/lib/core/classification/scoring/weights";
import { platt, sigmoid } from "@/lib/fit/calibration";
import { packed } from "@/lib/fit/train";
import { trainNetwork } from "@/lib/fit/train-network";
import type { Example, Training } from "@/lib/fit/training";
import { rowOf } from "../core/classification/row";

const TRAINING: Training = {
  rising: 3,
  free: 5,
  epochs: 60,
  learningRate: 0.05,
  featureDropout: 0,
  unitDropout: 0,
  seed: 1,
  pruning: { after: 60, unitWeight: 0, feature: 0 },
};
const example = (indices: number[], targets: number[], weight = 1): Example => ({
  row: { indices, values: indices.map(() => 1) },
  targets,
  weights: targets.map(() => weight),
  offsets: targets.map(() => 0),
});
const answer = (network: Network, row: Row) => logitsOf(network, sumsOf(network, row));
const told = (network: Network, indices: number[]) => answer(network, { indices, values: indices.map(() => 1) });

/** Any network of two questions, three units and six features. */
const networks = fc
  .tuple(numbers(30), numbers(3), numbers(6), numbers(2))
  .map(([rows, threshold, outer, bias]): Network => ({
    questions: 2,
    units: 3,
    rows: rowsOf(6, (row, put) => rows.subarray(row * 5, row * 5 + 5).forEach((weight, place) => put(weight, place))),
    threshold,
    outer,
    bias,
  }));
function numbers(length: number) {
  return fc
    .array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: length, maxLength: length })
    .map((all) => Float32Array.from(all));
}
const anyRow = fc
  .subarray([0, 1, 2, 3, 4, 5])
  .chain((indices) =>
    fc
      .array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: indices.length, maxLength: indices.length })
      .map((values): Row => ({ indices, values })),
  );

describe("a network", () => {
  test("is a sum over features again, once it is known what else was observed", () => {
    fc.assert(
      fc.property(networks, anyRow, (network, row) => {
        const multipliers = multipliersOf(network, sumsOf(network, row));
        expect(multipliers.every((one) => one >= 0 && one <= 1)).toBe(true);
        for (const question of [0, 1]) {
          const sum = row.indices.reduce(
            (all, feature, at) => all + weightAmong(network, feature, question, multipliers) * row.values[at]!,
            priorsOf(network)[question]!,
          );
          expect(sum).toBeCloseTo(answer(network, row)[question]!, 4);
        }
      }),
    );
  });
});

describe("training", () => {
  /** Yes for exactly one of two features: no sum of weights can tell. */
  const either = [example([2], [0]), example([0, 2], [1]), example([1, 2], [1]), example([0, 1, 2], [0])];

  test("learns what only two features together mean", () => {
    const network = trainNetwork(Array.from({ length: 50 }, () => either).flat(), 3, [false, false, false], TRAINING);
    expect(either.map(({ row, targets }) => Math.abs(sigmoid(answer(network, row)[0]!) - targets[0]!) < 0.3)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  test("gives the same network for the same seed, and nothing to a feature that was never seen", () => {
    const [one, other] = [1, 2].map(() => trainNetwork(either, 4, [false, false, false, false], TRAINING));
    expect(one).toEqual(other);
    expect(one!.rows.starts[4]).toBe(one!.rows.starts[3]);
  });

  test("never lets a feature that may only raise lower an answer, whatever stands with it and whatever was taught", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.subarray([0, 1, 2, 3]), fc.constantFrom(0, 1), fc.constantFrom(0, 1)), {
          minLength: 5,
          maxLength: 40,
        }),
        fc.subarray([0, 1, 2]),
        (taught, company) => {
          const examples = taught.map(([indices, one, other]) => example(indices, [one, other]));
          const network = trainNetwork(examples, 4, [false, false, true, true], { ...TRAINING, epochs: 8 });
          const [without, withIt] = [told(network, company), told(network, [...company, 3])];
          [0, 1].forEach((question) => expect(withIt[question]).toBeGreaterThanOrEqual(without[question]! - 1e-6));
        },
      ),
      { numRuns: 60 },
    );
  });

  test("drops small weights, and lets the others learn to do without them", () => {
    const taught = Array.from({ length: 50 }, () => [...either, example([0, 1, 2, 3], [0])]).flat();
    const learn = (pruning: Training["pruning"]) =>
      trainNetwork(taught, 5, [false, false, false, false, false], { ...TRAINING, pruning });
    const whole = learn(TRAINING.pruning);
    const pruned = learn({ after: 40, unitWeight: 0.2, feature: 0 });
    const weightsOf = ({ rows: { weights } }: Network) => [...weights].filter((weight) => weight !== 0).length;
    expect(weightsOf(pruned)).toBeLessThan(weightsOf(whole));
    expect(either.map(({ row, targets }) => Math.abs(sigmoid(answer(pruned, row)[0]!) - targets[0]!) < 0.3)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const nothing = learn({ after: 40, unitWeight: 0, feature: 1e9 });
    expect(weightsOf(nothing)).toBe(0);
  });

  test("leaves alone what is weighed by hand: it learns what is left", () => {
    const taught = Array.from({ length: 200 }, (_, at) => ({ ...example([0], [at % 2]), offsets: [3] }));
    const network = trainNetwork(taught, 1, [false], TRAINING);
    expect(told(network, [0])[0]! + 3).toBeCloseTo(0, 0);
  });
});

test("probabilities are scaled to what was observed", () => {
  const labels = Array.from({ length: 400 }, (_, at) => (at % 10 < (at < 200 ? 9 : 1) ? "y" : "n") as "y" | "n");
  const logits = labels.map((_, at) => (at < 200 ? 1 : -1));
  const { slope, shift } = platt(
    labels,
    logits,
    labels.map(() => 0),
  );
  expect(sigmoid(slope + shift)).toBeCloseTo(0.9, 2);
  expect(sigmoid(-slope + shift)).toBeCloseTo(0.1, 2);
});

test("probabilities of answers that are far too sure come down, however far they are off", () => {
  const labels = Array.from({ length: 400 }, (_, at) => (at % 10 < 9 === at < 200 ? "y" : "n") as "y" | "n");
  const logits = labels.map((_, at) => (at < 200 ? 40 : -40));
  const { slope, shift } = platt(
    labels,
    logits,
    labels.map(() => 0),
  );
  expect(sigmoid(40 * slope + shift)).toBeCloseTo(0.9, 2);
  expect(sigmoid(-40 * slope + shift)).toBeCloseTo(0.1, 2);
});

test("parts of weights are read as they were written", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constant(0), fc.integer({ min: -3000, max: 3000 }))), (parts) => {
      expect(rowOf(writeParts(parts))).toEqual(parts);
    }),
  );
});

test("the file of weights holds what was learned in whole parts, and no feature of which nothing was", () => {
  const parts = [
    [0, 0, 0, 0],
    [0.4, 0, 0, -0.3],
    [8, 9.6, 0, 0],
    [1, 0, -1, 20.2],
  ];
  const names = ["prose nothing", "prose hardly", "prose plain", "prose two words"];
  const columns = names.map((name) => learnedFeature(name));
  const network: Network = {
    questions: 2,
    units: 2,
    rows: rowsOf(parts.length, (row, put) => parts[row]!.forEach((part, place) => put(part * PART, place))),
    threshold: new Float32Array(2),
    outer: new Float32Array(4),
    bias: new Float32Array(2),
  };
  const { word } = packed(network, columns).features;
  expect(Object.fromEntries(Object.entries(word ?? {}).map(([name, text]) => [name, rowOf(text)]))).toEqual({
    "prose plain": [8, 10, 0, 0],
    "prose two words": [1, 0, -1, 20],
  });
});
