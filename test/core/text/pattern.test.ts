import { expect, test } from "vitest";
import { matchesPattern } from "@/lib/core/text/pattern";

test.each<[string, string, boolean]>([
  ["read", "read", true],
  ["read", "rea", false],
  ["read", "*", true],
  ["", "*", true],
  ["read_mail", "read_*", true],
  ["read_", "read_*", true],
  ["unread_mail", "read_*", false],
  ["mail_read", "*_read", true],
  ["a_b_c", "a*b*c", true],
  ["a_c_b", "a*b*c", false],
  ["aba", "ab*ba", false],
  ["abba", "ab*ba", true],
])("%s fits %s: %s", (name, pattern, fits) => {
  expect(matchesPattern(name, pattern)).toBe(fits);
});

test("no pattern takes long", () => {
  expect(matchesPattern("a".repeat(50_000), `${"*a".repeat(5_000)}b`)).toBe(false);
});
