import { expect, test } from "vitest";
import { verdictWord } from "@/lib/core/classification/scoring/thresholds";

test("a plain no asks for more where something may leave", () => {
  expect([0.5, 0.2, 0.19, 0.1, 0.09].map((p) => verdictWord("egress", p))).toEqual([
    "yes",
    "possible",
    "possible",
    "possible",
    "no",
  ]);
  for (const leg of ["private", "untrusted"] as const)
    expect([0.5, 0.49, 0.2, 0.19].map((p) => verdictWord(leg, p))).toEqual(["yes", "possible", "possible", "no"]);
});
