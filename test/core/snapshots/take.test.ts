import { describe, expect, test } from "vitest";
import { declaredOf, readHints } from "@/lib/core/annotations/hints";
import { SnapshotSchema } from "@/lib/core/model/snapshot";
import { takeSnapshot } from "@/lib/core/snapshots/take";

describe("a snapshot", () => {
  test("keeps annotation keys that nobody has heard of", () => {
    const { tools } = takeSnapshot(
      { tools: [{ name: "read", annotations: { readOnlyHint: true, vendorHint: "x" } }] },
      "2026-01-01T00:00:00Z",
    );
    expect(tools[0]!.tool.annotations).toEqual({ readOnlyHint: true, vendorHint: "x" });
  });

  test("keeps hints of the wrong type as they came, also when it was stored", () => {
    const annotations = { readOnlyHint: "true", openWorldHint: null, title: 7 };
    const snapshot = takeSnapshot({ tools: [{ name: "read", annotations }] }, "2026-01-01T00:00:00Z");
    const stored = SnapshotSchema.parse(JSON.parse(JSON.stringify(snapshot)));
    expect(stored.tools[0]!.tool.annotations).toEqual(annotations);
    expect(readHints(stored.tools[0]!.tool.annotations)).toMatchObject({
      readOnlyHint: { value: false, declared: false, wrong: '"true"' },
      openWorldHint: { value: true, declared: false, wrong: "null" },
      idempotentHint: { declared: false },
    });
    expect(declaredOf(stored.tools[0]!.tool.annotations)).toEqual({});
  });

  test("has the same digest at another time and with keys in another order, and another one when a word changes", () => {
    const one = takeSnapshot({ tools: [{ name: "read", description: "a" }] }, "2026-01-01T00:00:00Z");
    const same = takeSnapshot({ tools: [{ description: "a", name: "read" }] }, "2026-02-01T00:00:00Z");
    const other = takeSnapshot({ tools: [{ name: "read", description: "b" }] }, "2026-01-01T00:00:00Z");
    expect(same.digest).toBe(one.digest);
    expect(other.digest).not.toBe(one.digest);
  });

  test("reports an entry without a name and keeps the others", () => {
    const { tools, violations } = takeSnapshot(
      { tools: [{ description: "nameless" }, { name: "ok", description: 7 }] },
      "2026-01-01T00:00:00Z",
    );
    expect(tools.map((entry) => entry.tool.name)).toEqual(["ok"]);
    expect(violations[0]!.where).toBe("tools[0]");
  });
});
