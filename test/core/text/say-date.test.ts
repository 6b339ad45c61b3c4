import fc from "fast-check";
import { expect, test } from "vitest";
import { daysAfter, sayDay, sayTime } from "@/lib/core/text/say-date";

test.each([
  ["2026-11-22", "22 November 2026"],
  ["2026-03-01T09:30:00.000Z", "1 March 2026"],
  ["yesterday", "yesterday"],
  ["2026-13-01", "2026-13-01"],
])("the day %s is said as %s", (date, said) => {
  expect(sayDay(date)).toBe(said);
});

test.each([
  ["2026-03-01T09:30:00.000Z", "1 March 2026, 09:30 UTC"],
  ["2026-03-01T09:30:59Z", "1 March 2026, 09:30 UTC"],
  ["2026-03-01", "1 March 2026"],
  ["", ""],
])("the time %s is said as %s", (at, said) => {
  expect(sayTime(at)).toBe(said);
});

test("days are counted as the calendar does", () => {
  const day = fc.date({ min: new Date("1990-01-01"), max: new Date("2110-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.nat(400), (from, days) => {
      const iso = from.toISOString().slice(0, 10);
      const expected = new Date(Date.parse(iso) + days * 86_400_000).toISOString().slice(0, 10);
      expect(daysAfter(iso, days)).toBe(expected);
    }),
  );
});

test("nothing follows on what is no day", () => {
  expect(daysAfter("soon", 3)).toBeUndefined();
});
