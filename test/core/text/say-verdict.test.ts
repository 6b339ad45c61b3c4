import { expect, test } from "vitest";
import { verdictWords } from "@/lib/core/text/say-verdict";

test.each([
  ["all was seen", "clear", false, 3, "○ Clear"],
  ["nothing is switched on", "clear", false, 0, "○ Clear"],
  ["a server was not seen, others were", "clear", true, 3, "○ Clear, incomplete"],
  ["no server was seen", "clear", true, 0, "? Nothing judged"],
  ["a server was seen in part", "lethal", true, 3, "✖ Lethal, incomplete"],
  ["a report that contradicts itself", "lethal", true, 0, "✖ Lethal, incomplete"],
] as const)("the verdict in words where %s", (_where, level, incomplete, tools, said) => {
  const { icon, word } = verdictWords({ verdict: { level, incomplete }, masks: { cautious: [tools, 0] } });
  expect(`${icon} ${word}`).toBe(said);
});
