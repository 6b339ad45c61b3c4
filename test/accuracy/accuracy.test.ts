import { describe, expect, test } from "vitest";
import { LEGS } from "@/lib/core/model/leg";
import accuracy from "@/lib/core/classification/scoring/accuracy.json";
import { MANUAL_WEIGHTS } from "@/lib/core/classification/scoring/manual-weights";
import { SIGNALS } from "@/lib/core/classification/signals";
import type { Accuracy } from "@/lib/fit/accuracy";
import { familiesOf } from "@/lib/fit/families";
import { familyFolds, foldsOf } from "@/lib/fit/folds";
import { readMatrix } from "@/lib/fit/matrix";
import type { Labelled } from "@/lib/fit/labels";
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
  const labelled = (owner: string, server: string, name: string): Labelled => ({
    id: `${owner}/${name}`,
    owner,
    domain: "d",
    server: { name: server },
    tool: { name },
    labels: { private: "n", untrusted: "n", egress: "n", writes: "n", destructive: "n" },
    source: "servers",
  });

  test("keeps a server and its relatives in one fold", () => {
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

  test("takes what one account published on GitHub for relatives", () => {
    const families = familiesOf([
      labelled("github:ada/atlas atlas", "atlas", "one"),
      labelled("github:ada/birds birds", "birds", "two"),
      labelled("github:bob/cards cards", "cards", "three"),
    ]);
    expect(families[1]).toBe(families[0]);
    expect(families[2]).not.toBe(families[0]);
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
