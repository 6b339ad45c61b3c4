import fc from "fast-check";
import { expect, test } from "vitest";
import { LEGS } from "@/lib/core/model/leg";
import { OverrideSchema, type Override } from "@/lib/core/model/verdict";
import { compareOverrides, readOverrides, writeOverrides } from "@/lib/core/classification/scoring/override-file";

const word: Override = {
  server: "mail",
  tool: "send",
  leg: "egress",
  verdict: "no",
  by: "Ada",
  at: "2026-03-01T12:00:00.000Z",
  reason: "Only to our own list.",
};

const anyOverride = fc.record({
  server: fc.string({ minLength: 1, maxLength: 20, unit: "grapheme" }),
  tool: fc.string({ minLength: 1, maxLength: 20, unit: "binary" }),
  leg: fc.constantFrom(...LEGS),
  verdict: fc.constantFrom("yes" as const, "possible" as const, "no" as const),
  by: fc.string({ minLength: 1, maxLength: 20 }),
  at: fc
    .date({ noInvalidDate: true, min: new Date("2000-01-01"), max: new Date("2100-01-01") })
    .map((date) => date.toISOString()),
  reason: fc.string({ minLength: 1, maxLength: 80, unit: "binary" }),
});
const keyOf = ({ server, tool, leg }: Override) => JSON.stringify([server, tool, leg]);

test("what was exported is read back whole: who, when and why included", () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyOverride, { selector: keyOf, maxLength: 12 }), (overrides) => {
      const { overrides: read, problems } = readOverrides(writeOverrides(overrides));
      expect(problems).toEqual([]);
      expect(new Set(read.map((one) => JSON.stringify(one)))).toEqual(
        new Set(overrides.map((one) => JSON.stringify(one))),
      );
    }),
  );
});

test("the same overrides are the same bytes in whatever order they come, one on a line", () => {
  const other = { ...word, tool: "archive" };
  expect(writeOverrides([word, other])).toBe(writeOverrides([other, word]));
  expect(
    writeOverrides([word, other])
      .split("\n")
      .filter((line) => line.includes('"reason"')),
  ).toHaveLength(2);
});

test("what is not part of an override stays out of the file", () => {
  expect(writeOverrides([{ ...word, id: "row-7" } as Override])).not.toContain("row-7");
});

test("a bad entry is a problem with its line, and the others are read", () => {
  const text = writeOverrides([word, { ...word, tool: "archive" }, { ...word, tool: "list" }]);
  const broken = text.replace('"tool":"archive","leg":"egress"', '"tool":"archive","leg":"out"');
  const { overrides, problems } = readOverrides(broken);
  expect(overrides.map((one) => one.tool)).toEqual(["list", "send"]);
  expect(problems).toEqual([{ line: 4, message: "“leg” has to be one of private, untrusted, egress." }]);
});

test.each([
  ["no person", { by: "" }, "“by” is empty."],
  ["no reason", { reason: undefined }, "“reason” is missing or not a text."],
  ["a time that is none", { at: "yesterday" }, "“at” is not a time such as 2026-03-01T12:00:00Z."],
  ["a reason without end", { reason: "x".repeat(5_000) }, "“reason” is longer than 4000 characters."],
])("an entry with %s is left out", (_, change, message) => {
  const { overrides, problems } = readOverrides(
    JSON.stringify({ schema: "trefoil-overrides/1", overrides: [{ ...word, ...change }] }),
  );
  expect(overrides).toEqual([]);
  expect(problems).toEqual([{ line: 1, message }]);
});

test("two words on one leg in a file: the newer is taken and the pair is told", () => {
  const newer = { ...word, verdict: "yes" as const, at: "2026-04-01T12:00:00.000Z" };
  for (const entries of [
    [word, newer],
    [newer, word],
  ]) {
    const { overrides, problems } = readOverrides(
      JSON.stringify({ schema: "trefoil-overrides/1", overrides: entries }, null, 1),
    );
    expect(overrides).toEqual([newer]);
    expect(problems).toHaveLength(1);
    expect(problems[0]!.message).toContain("stands on line 4 already");
  }
});

test.each([
  ["nothing", "", /not JSON/],
  ["no JSON", "{\n  oops", /not JSON/],
  ["a config of servers", '{"mcpServers":{}}', /not a file of overrides/],
  ["another version", '{"schema":"trefoil-overrides/2","overrides":[]}', /not a file of overrides/],
  ["a list", "[]", /not a file of overrides/],
])("%s is refused in words", (_, text, message) => {
  const { overrides, problems } = readOverrides(text);
  expect(overrides).toEqual([]);
  expect(problems).toHaveLength(1);
  expect(problems[0]!.message).toMatch(message);
});

test("whatever is in a file, reading it ends, and every override in it is whole", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.jsonValue().map((value) => JSON.stringify(value)),
        fc.array(fc.jsonValue()).map((overrides) => JSON.stringify({ schema: "trefoil-overrides/1", overrides })),
      ),
      (text) => {
        for (const override of readOverrides(text).overrides) expect(OverrideSchema.parse(override)).toEqual(override);
      },
    ),
  );
});

test("a preview tells what is new, what is known already, and what would take whose place", () => {
  const changed = { ...word, verdict: "yes" as const, by: "Grace" };
  const fresh = { ...word, leg: "private" as const };
  const other = { ...word, tool: "list" };
  expect(compareOverrides([word, other], [changed, fresh, other])).toEqual([
    { override: changed, effect: "replaces", known: word },
    { override: fresh, effect: "new" },
    { override: other, effect: "same", known: other },
  ]);
});
