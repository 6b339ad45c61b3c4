import { expect, test } from "vitest";
import { firstFew } from "@/lib/core/text/first-few";

const names = "abcdefghij".split("");

test.each([
  [[], ""],
  [["a", "b"], "a, b"],
  [names.slice(0, 8), "a, b, c, d, e, f, g, h"],
  [names, "a, b, c, d, e, f, g, h and 2 more"],
])("%j", (some, line) => expect(firstFew(some)).toBe(line));

test("of something", () => expect(firstFew(names, " files")).toMatch(/h and 2 more files$/));
