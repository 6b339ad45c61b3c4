import { describe, expect, test } from "vitest";
import { extractFeatures } from "@/lib/core/classification/features";
import { evidenceOf } from "@/lib/core/classification/scoring/evidence";
import { weigh } from "@/lib/core/classification/scoring/score";
import { profileServer } from "@/lib/core/classification/parsing/profile";
import { readTool } from "@/lib/core/classification/parsing/read";
import { SIGNALS, findSignal } from "@/lib/core/classification/signals";
import type { Signal, SignalExample } from "@/lib/core/classification/signals/define";

/** Log-odds that a signal gives for its leg on an example. */
function weightOf(signal: Signal, { server = "example", tool }: SignalExample): number {
  const texts = { name: server };
  const reading = readTool(texts, profileServer(texts, [tool]), tool);
  const seen = weigh(extractFeatures(reading))
    .scored(signal.leg)
    .filter((one) => one.scorer.id === signal.id);
  return evidenceOf(signal.leg, seen)
    .filter((one) => one.signal !== "prior")
    .reduce((sum, { weight }) => sum + weight, 0);
}

describe("the registry of signals", () => {
  test("names each signal once, in words that fit an address", () => {
    expect(new Set(SIGNALS.map(({ id }) => id)).size).toBe(SIGNALS.length);
    for (const { id } of SIGNALS) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  });

  test("finds a signal by its id and nothing by another word", () => {
    expect(findSignal("serves-an-account")?.leg).toBe("private");
    expect(findSignal("__proto__")).toBeUndefined();
  });
});

describe.each(SIGNALS.map((signal) => [signal.id, signal] as const))("%s", (_id, signal) => {
  test("says why in a sentence", () => {
    expect(signal.why).toMatch(/^[A-Z].*\.$/);
    expect(signal.title).not.toBe("");
    expect(signal.fires.length).toBeGreaterThan(0);
    expect(signal.silent.length).toBeGreaterThan(0);
  });

  test.each(signal.fires)("speaks for its leg on $tool.name", (example) =>
    expect(weightOf(signal, example)).toBeGreaterThan(0.1),
  );
  test.each(signal.silent)("has next to nothing to say on $tool.name", (example) =>
    expect(weightOf(signal, example)).toBeLessThanOrEqual(0.5),
  );
  test("says more where it fires than where it is silent", () => {
    const least = Math.min(...signal.fires.map((example) => weightOf(signal, example)));
    for (const example of signal.silent) expect(weightOf(signal, example)).toBeLessThan(least);
  });
});
