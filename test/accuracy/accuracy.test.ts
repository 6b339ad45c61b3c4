import { describe, expect, test } from "vitest";
import { LEGS } from "@/lib/core/model/leg";
import accuracy from "@/lib/core/classification/scoring/accuracy.json";
import { MANUAL_WEIGHTS } from "@/lib/core/classification/scoring/manual-weights";
import weights from "@/lib/core/classification/scoring/weights.json";
import { SIGNALS } from "@/lib/core/classification/signals";
import type { Accuracy } from "@/lib/fit/accuracy";
import { familiesOf } from "@/lib/fit/families";
import { familyFolds, foldsOf } from "@/lib/fit/folds";
import { readMatrix } from "@/lib/fit/matrix";
import { fitPool } from "@/lib/fit/pool";
import { columnOf } from "@/lib/fit/samples";
import type { Labelled } from "@/lib/fit/labels";
import { fitLogistic, logit, sigmoid } from "@/lib/fit/logistic";
import { isMadeUp } from "@/lib/fit/sources";
import { averagePrecision, expectedError, score } from "@/lib/fit/measure";
import { renderAccuracy } from "@/lib/fit/page";

const measured = accuracy as unknown as Accuracy;

describe("the accuracy page", () => {
  test("tells the figures of the last fit", async () =>
    expect(renderAccuracy(measured)).toMatchFileSnapshot("../golden/accuracy.md"));

  test.each(LEGS)("shows %s well above every simpler way, with probabilities that are right", (leg) => {
    const { profiled, baselines } = measured.legs[leg];
    for (const { f1 } of baselines) expect(profiled.f1).toBeGreaterThan(f1 + 0.15);
    expect(profiled.calibrationError).toBeLessThanOrEqual(0.05);
  });

  test("measures every signal, but those that came after it: they are weighed by hand", () => {
    const ids = SIGNALS.map(({ id }) => id);
    expect(Object.keys(measured.signals).filter((id) => !ids.includes(id))).toEqual([]);
    const later = SIGNALS.filter(({ id }) => !(id in measured.signals));
    expect(later.filter(({ id, leg }) => !(id in MANUAL_WEIGHTS[leg]))).toEqual([]);
  });
});

test("weights are of signals that exist and of their own leg", () => {
  for (const leg of LEGS) {
    const ids = SIGNALS.filter((signal) => signal.leg === leg).map(({ id }) => id);
    for (const id of Object.keys(weights[leg].signals)) expect(ids).toContain(id);
  }
});

describe("measuring", () => {
  test("counts y and n and leaves m out", () =>
    expect(score(["y", "y", "n", "m"], [0.9, 0.1, 0.8, 0.9])).toEqual({
      precision: 0.5,
      recall: 0.5,
      f1: 0.5,
      support: 2,
    }));
  test("average precision is one when every yes stands first", () =>
    expect(averagePrecision(["y", "n", "y"], [0.9, 0.1, 0.8])).toBe(1));
  test("certainty that is wrong is all error", () => expect(expectedError(["n", "n"], [1, 1])).toBe(1));
});

describe("the fit", () => {
  test("finds the side on which the yes lie, and shrinks towards nothing", () => {
    const examples = [0, 1, 2, 3].map((at) => ({
      row: { indices: at > 1 ? [0] : [], values: at > 1 ? [1] : [] },
      target: at > 1 ? 1 : 0,
      weight: 1,
    }));
    const weak = fitLogistic(examples, new Float64Array([0.01]));
    const strong = fitLogistic(examples, new Float64Array([100]));
    expect(sigmoid(logit(weak, { indices: [0], values: [1] }))).toBeGreaterThan(0.9);
    expect(Math.abs(strong[0]!)).toBeLessThan(0.1);
  });

  test("is the mean of rules alone, words alone, and both together", () => {
    const columns = ["acts on message", "named zzpool"].map((name, at) => ({
      signal: "s",
      feature: columnOf(at === 0 ? "thing" : "word", name)!,
      at,
      manual: undefined,
    }));
    const rowOf = (indices: number[]) => ({ indices, values: indices.map(() => 1) });
    const examples = Array.from({ length: 40 }, (_, at) => ({
      row: rowOf([0, 1].filter((place) => at % (place + 2) === 0)),
      target: at % 2 === 0 ? 1 : 0,
      weight: 1,
    }));
    const of = (place: number) =>
      examples.map((one) => ({
        ...one,
        row: rowOf(one.row.indices.filter((index) => index === place).map(() => 0)),
      }));
    const together = fitLogistic(examples, new Float64Array([2, 2]));
    const pool = fitPool(examples, columns, new Float64Array([2, 2]));
    [0, 1].forEach((place) => {
      const alone = fitLogistic(of(place), new Float64Array([2]));
      expect(pool[place]).toBeCloseTo((alone[0]! + together[place]!) / 3, 3);
    });
  });

  test("drops weights that hardly count, and none of what may only raise is below nothing", () => {
    const columns = ["prose zzlow", "named zzlow", "named zzweak"].map((name, at) => ({
      signal: "s",
      feature: columnOf("word", name)!,
      at,
      manual: undefined,
    }));
    const examples = Array.from({ length: 60 }, (_, at) => ({
      row: at % 2 === 0 ? { indices: [0, 1, 2], values: [1, 1, 0.01] } : { indices: [2], values: [0.01] },
      target: at % 2 === 0 ? 0 : 1,
      weight: 1,
    }));
    const [raises, lowers, weak] = fitPool(examples, columns, new Float64Array([1, 1, 1]));
    expect(raises).toBe(0);
    expect(lowers).toBeLessThan(-0.5);
    expect(weak).toBe(0);
  });

  test("keeps a server and its relatives in one fold", () => {
    const labelled = (owner: string, server: string, name: string): Labelled => ({
      id: `${owner}/${name}`,
      owner,
      domain: "d",
      server: { name: server },
      tool: { name },
      labels: { private: "n", untrusted: "n", egress: "n", writes: "n", destructive: "n" },
      source: "servers",
    });
    const tools = [
      labelled("a", "acme-chat", "one"),
      labelled("a", "acme-chat", "two"),
      labelled("b", "acme-chat-mcp", "three"),
      labelled("c", "weather", "four"),
    ];
    const [one, two, three] = familyFolds(familiesOf(tools), 2, 1);
    expect(two).toBe(one);
    expect(three).toBe(one);
  });

  test("judges what an author wrote by nothing that the author wrote", async () => {
    const { samples } = await readMatrix();
    const folds = foldsOf(samples, 5, 7);
    const foldOf = new Map<string | number, number>();
    samples.forEach(({ source, family }, at) => {
      const whose = isMadeUp(source) ? source : family;
      expect(foldOf.get(whose) ?? folds[at], String(whose)).toBe(folds[at]);
      foldOf.set(whose, folds[at]!);
    });
    expect(new Set(folds).size).toBe(5);
  });
});
