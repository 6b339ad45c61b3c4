import fc from "fast-check";
import { expect, test } from "vitest";
import { weigh } from "@/lib/jobs/heavy/weigh";

const values = (value: unknown): number =>
  typeof value === "object" && value !== null
    ? Object.values(value).reduce<number>((sum, one) => sum + values(one), 1)
    : 1;

test("each value that a text may yield counts, wherever in a task the text stands", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      const weight = weigh({ task: "t", input: new Map([["a", [text]]]) }, Infinity) - weigh("t", Infinity);
      expect(weight).toBeGreaterThanOrEqual(2 * text.length + 110 * (values(value) - 1));
    }),
  );
});

test("a text is read no further than until it is too much", () => {
  const most = 1_000;
  expect(weigh("[".repeat(1_000_000), most)).toBeGreaterThan(most);
  expect(
    weigh(
      [..."[".repeat(50)].map(() => "[]"),
      most,
    ),
  ).toBeLessThan(most + 200);
});
