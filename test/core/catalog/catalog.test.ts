import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CATALOG, findKnown } from "@/lib/core/catalog";
import { classifyServer } from "@/lib/core/classify";
import { LEGS } from "@/lib/core/model/leg";

test("the catalogue lists every file of its folder, and each id is its file's name", () => {
  const files = readdirSync("lib/core/catalog").filter((file) => file !== "index.ts" && file !== "define.ts").map((file) => file.replace(/\.ts$/, ""));
  expect(CATALOG.map(({ id }) => id).sort()).toEqual(files.sort());
});

test("no two servers of the catalogue go by the same name", () => {
  const names = CATALOG.flatMap((server) => server.names);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(CATALOG.map((server) => [server.id, server] as const))("%s", (_id, server) => {
  test("says where its facts can be read", () => expect(new URL(server.source).protocol).toBe("https:"));
  test.each(Object.entries(server.tools))("%s has what it is known for, with a reason in a sentence", (name, { legs, reason }) => {
    expect(reason).toMatch(/^[A-Z].*\.$/);
    expect(legs.length).toBeGreaterThan(0);
    const [known] = classifyServer({ name: server.names[0]! }, [{ name }]);
    for (const leg of LEGS) {
      const weight = known![leg].evidence.filter(({ signal }) => signal.startsWith("known-")).reduce((sum, one) => sum + one.weight, 0);
      expect(weight > 0).toBe(legs.includes(leg));
      expect(weight).toBeGreaterThanOrEqual(0);
    }
  });
});

describe("finding a known tool", () => {
  test("goes by package, entry and repository alike", () => {
    for (const name of ["@modelcontextprotocol/server-filesystem", "filesystem", "mcp-server-filesystem", "reference-filesystem"]) expect(findKnown(name, "read_file")?.server.id).toBe("filesystem");
  });
  test("finds nothing by half a name, an unknown tool or a name of the prototype", () => {
    expect(findKnown("filesystem-of-somebody", "read_file")).toBeUndefined();
    expect(findKnown("filesystem", "format_disk")).toBeUndefined();
    expect(findKnown("filesystem", "constructor")).toBeUndefined();
    expect(findKnown("__proto__", "__proto__")).toBeUndefined();
  });
});
