import { expect, test } from "vitest";
import { firstFew } from "@/lib/core/text/first-few";

test.each([
  [[], 2, ""],
  [["a", "b"], 2, "a, b"],
  [["a", "b", "c"], 2, "a, b and 1 more"],
])("%j, at most %i", (names, most, line) => expect(firstFew(names, most)).toBe(line));
