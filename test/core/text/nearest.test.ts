import fc from "fast-check";
import { expect, test } from "vitest";
import { nearest } from "@/lib/core/text/nearest";

const COMMANDS = ["scan", "fix", "watch", "explain", "compare"];

test.each([
  ["sacn", "scan", "two letters swapped, the commonest slip, is one step also in a short word"],
  ["scn", "scan", "a letter left out"],
  ["SCAN", "scan", "capitals"],
  ["expalin", "explain", "a swap in a long word"],
])("%s is taken for %s: %s", (word, meant) => expect(nearest(word, COMMANDS)).toBe(meant));

test("what is like none of the known words is taken for none", () => {
  expect(nearest("deploy", COMMANDS)).toBeUndefined();
  expect(nearest("scan", [])).toBeUndefined();
});

test("a known word is nearest to itself, and a word of any length is compared", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1 }), fc.nat(), (words, nth) => {
      const word = words[nth % words.length]!;
      expect(nearest(word, words)?.toLowerCase()).toBe(word.toLowerCase());
    }),
  );
  expect(nearest("x".repeat(1_000_000), COMMANDS)).toBeUndefined();
});
