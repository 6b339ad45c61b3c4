import fc from "fast-check";
import { expect, test } from "vitest";
import { markText } from "@/components/evidence/mark-text";
import { LEGS } from "@/lib/core/model/leg";

test("a quote is cut out where its span says, with its leg", () => {
  expect(markText("reads your mail", [{ leg: "private", span: [11, 15] }])).toEqual([
    { text: "reads your ", legs: [] },
    { text: "mail", legs: ["private"] },
  ]);
});

test("overlapping quotes share the part where they overlap", () => {
  const parts = markText("abcdef", [
    { leg: "private", span: [0, 4] },
    { leg: "egress", span: [2, 6] },
  ]);
  expect(parts).toEqual([
    { text: "ab", legs: ["private"] },
    { text: "cd", legs: ["private", "egress"] },
    { text: "ef", legs: ["egress"] },
  ]);
});

test("whatever the spans, no letter is lost, doubled or moved", () => {
  const mark = fc.record({ leg: fc.constantFrom(...LEGS), span: fc.tuple(fc.nat(60), fc.nat(60)) });
  fc.assert(
    fc.property(
      fc.string({ maxLength: 40 }),
      fc.array(mark),
      (text, marks) =>
        markText(text, marks)
          .map((part) => part.text)
          .join("") === text,
    ),
  );
});
