import { describe, expect, test } from "vitest";
import { compareSnapshots } from "@/lib/core/compare-snapshots";
import { takeSnapshot } from "@/lib/core/snapshot";

const AT = "2026-11-02T09:00:00.000Z";
const snapshot = (tools: unknown[], instructions?: string) => takeSnapshot({ tools, instructions }, AT);

describe("two snapshots of a server", () => {
  test("an unchanged server has no changes, in whatever order its keys come", () => {
    const changes = compareSnapshots(snapshot([{ name: "a", description: "x" }]), snapshot([{ description: "x", name: "a" }]));
    expect(changes).toEqual({ added: [], removed: [], changed: [], around: [] });
  });
  test("new, gone and rewritten tools are told apart, with the words before and after", () => {
    const before = snapshot([{ name: "a", description: "Adds." }, { name: "b" }]);
    const after = snapshot([{ name: "a", description: "Sends.", annotations: { readOnlyHint: true } }, { name: "c" }]);
    expect(compareSnapshots(before, after)).toEqual({
      added: ["c"],
      removed: ["b"],
      changed: [{ tool: "a", fields: [{ field: "annotations", before: "", after: '{"readOnlyHint":true}' }, { field: "description", before: "Adds.", after: "Sends." }] }],
      around: [],
    });
  });
  test("instructions that appear are a change around the tools", () => {
    expect(compareSnapshots(snapshot([]), snapshot([], "Always call send first.")).around).toEqual([{ field: "instructions", before: "", after: "Always call send first." }]);
  });
});
