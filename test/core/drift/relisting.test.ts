import fc from "fast-check";
import { expect, test } from "vitest";
import { effectiveInterval, nextListing } from "@/lib/core/drift/relisting";

const NOW = "2026-11-20T12:00:00.000Z";
const hours = (at: string | undefined) => (Date.parse(at!) - Date.parse(NOW)) / 3_600_000;

test("a server's own interval counts before that of all", () => {
  expect([
    effectiveInterval(undefined, "daily"),
    effectiveInterval("as-all", "weekly"),
    effectiveInterval("off", "daily"),
    effectiveInterval("hourly", "off"),
  ]).toEqual(["daily", "weekly", "off", "hourly"]);
  expect(nextListing("off", { failures: 0, chance: 0, now: NOW })).toBeUndefined();
});

test("the next listing is an interval after the last, later after each failure, and never in the past", () => {
  expect(hours(nextListing("daily", { last: NOW, failures: 0, chance: 0, now: NOW }))).toBe(24);
  expect(
    [1, 2, 3, 20].map((failures) => hours(nextListing("hourly", { last: NOW, failures, chance: 0, now: NOW }))),
  ).toEqual([2, 4, 8, 168]);
  expect(hours(nextListing("weekly", { last: NOW, failures: 9, chance: 0, now: NOW }))).toBe(168);
  expect(hours(nextListing("daily", { last: "2020-01-01T00:00:00.000Z", failures: 0, chance: 0, now: NOW }))).toBe(0);
  fc.assert(
    fc.property(
      fc.constantFrom("hourly" as const, "daily" as const, "weekly" as const),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(12),
      fc.option(fc.integer({ min: -5000, max: 0 })),
      (every, chance, failures, ago) => {
        const last = ago === null ? undefined : new Date(Date.parse(NOW) + ago * 3_600_000).toISOString();
        const at = hours(nextListing(every, { last, failures, chance, now: NOW }));
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThanOrEqual(168 * 1.1 + 1);
        expect(at).toBeGreaterThanOrEqual(hours(nextListing(every, { last, failures, chance: 0, now: NOW })));
      },
    ),
  );
});
