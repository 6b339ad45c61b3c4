import { expect, test } from "vitest";
import { carryOver, type Here } from "@/lib/core/classification/reviewed/carry-over";
import { hereOf } from "@/lib/core/classification/reviewed/here";
import { readOverrides, writeOverrides, type FiledOverride } from "@/lib/core/classification/scoring/override-file";
import { takeSnapshot } from "@/lib/core/snapshots/take";

const REACHED = "npm:@ledger/mcp";
const word: FiledOverride = {
  server: "books",
  tool: "post_entry",
  leg: "egress",
  verdict: "no",
  by: "Ada",
  at: "2026-03-01T12:00:00.000Z",
  reason: "Nobody outside reads the ledger.",
  reached: REACHED,
  definition: "abcdefghijklmnop",
};
const here = (over: Partial<Here> = {}): Here => ({
  name: "ledger",
  identity: REACHED,
  definition: () => word.definition,
  ...over,
});

test("goes to the server that is reached in the same way, whatever it is called here", () => {
  const { overrides, left } = carryOver([word], [here({ name: "books", identity: "npm:somebody" }), here()]);
  expect(left).toEqual([]);
  expect(overrides).toEqual([expect.objectContaining({ server: "ledger", by: "Ada", reason: word.reason })]);
  expect(overrides[0]).not.toHaveProperty("reached");
});

test("goes by the name where nobody is reached in that way, and where nothing was said of it", () => {
  const other = here({ name: "books", identity: "npm:somebody", definition: undefined });
  expect(carryOver([word], [other]).overrides[0]!.server).toBe("books");
  const { reached: _reached, ...bare } = word;
  expect(carryOver([bare], [here()]).overrides[0]!.server).toBe("books");
});

test("a word that may lower is left out where the definition is another one; a yes is not", () => {
  const changed = here({ definition: () => "ponmlkjihgfedcba" });
  expect(carryOver([word], [changed])).toEqual({ overrides: [], left: [word] });
  expect(carryOver([{ ...word, verdict: "possible" }], [changed]).left).toHaveLength(1);
  expect(carryOver([{ ...word, verdict: "yes" }], [changed]).overrides).toHaveLength(1);
  expect(carryOver([word], [here({ definition: () => undefined })]).overrides).toHaveLength(1);
});

test("what others know it by is written, read back, and found again in a listing", () => {
  const snapshot = takeSnapshot({ tools: [{ name: "post_entry", description: "Books it." }] }, "2026-11-22T10:00:00Z");
  const transport = { kind: "stdio" as const, command: "npx", args: ["-y", "@ledger/mcp"], env: [] };
  const own = hereOf({ name: "books", transport }, snapshot);
  const filed = { ...word, reached: own.identity, definition: own.definition?.("post_entry") };
  expect(filed.reached).toBe(REACHED);
  expect(readOverrides(writeOverrides([filed])).overrides).toEqual([filed]);
  expect(carryOver([filed], [{ ...own, name: "ledger" }]).overrides[0]!.server).toBe("ledger");
});

test("a digest that is none is a problem of its entry", () => {
  const { overrides, problems } = readOverrides(writeOverrides([{ ...word, definition: "short" }]));
  expect(overrides).toEqual([]);
  expect(problems[0]!.message).toMatch(/definition/);
});
