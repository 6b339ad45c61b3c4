import fc from "fast-check";
import { expect, test } from "vitest";
import { cutDepth } from "@/lib/core/text/depth";

const depthOf = (value: unknown): number =>
  typeof value === "object" && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

test("what is shallow enough stays as it is", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      const before = JSON.stringify(value);
      const { value: after, cut } = cutDepth(value, 10);
      expect(cut).toBe(false);
      expect(JSON.stringify(after)).toBe(before);
    }),
  );
});

test("nothing is left below the limit, and cutting is told", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), fc.integer({ min: 0, max: 5 }), (value, limit) => {
      const deep = depthOf(value) > limit;
      const { value: after, cut } = cutDepth(value, limit);
      expect(cut).toBe(deep);
      expect(depthOf(after)).toBeLessThanOrEqual(limit);
    }),
  );
});

test("a million levels do not exhaust the stack", () => {
  let value: unknown = 1;
  for (let level = 0; level < 1_000_000; level += 1) value = [value];
  expect(cutDepth(value, 3)).toEqual({ value: [[[null]]], cut: true });
});
