import { expect, test } from "vitest";
import { verdictWords } from "@/lib/core/text/say-verdict";

const judged = (level: "clear" | "two-legs" | "lethal", ...states: ("listed" | "partial" | "unlisted" | "off")[]) => ({
  verdict: { level, incomplete: states.some((state) => state === "partial" || state === "unlisted") },
  servers: states.map((state) =>
    state === "off" ? { state: "listed" as const, off: true } : { state, off: undefined },
  ),
});

test.each([
  [judged("clear", "listed"), "○ Clear"],
  [judged("clear"), "○ Clear"],
  [judged("clear", "listed", "unlisted"), "○ Clear, incomplete"],
  [judged("lethal", "partial"), "✖ Lethal, incomplete"],
  [judged("clear", "unlisted", "unlisted"), "? Nothing judged"],
  [judged("clear", "unlisted", "off"), "? Nothing judged"],
])("a session of which nothing was seen is not called clear", (one, said) => {
  const { icon, word } = verdictWords(one);
  expect(`${icon} ${word}`).toBe(said);
});
