import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CATALOG, findKnown } from "@/lib/core/catalog";
import { classifyServer } from "@/lib/core/classification/classify";
import { LEGS } from "@/lib/core/model/leg";

test("the catalogue lists every file of its folder, and each id is its file's name", () => {
  const files = readdirSync("lib/core/catalog")
    .map((file) => file.replace(/\.ts$/, ""))
    .filter((file) => !["index", "define", "identity"].includes(file));
  expect(CATALOG.map(({ id }) => id).sort()).toEqual(files.sort());
});

test("no two servers of the catalogue are reached by the same way, and each is reached by some", () => {
  const identities = CATALOG.flatMap((server) => server.identities);
  expect(new Set(identities).size).toBe(identities.length);
  for (const server of CATALOG) expect(server.identities.length).toBeGreaterThan(0);
  for (const identity of identities)
    expect(identity).toMatch(/^(npm|pypi|oci):[a-z0-9@._/-]+$|^https:\/\/[a-z0-9.-]+$/);
});

test("servers of the same name agree on the tools that they share", () => {
  for (const one of CATALOG)
    for (const other of CATALOG)
      if (one.names.some((name) => other.names.includes(name)))
        for (const tool of Object.keys(one.tools))
          if (Object.hasOwn(other.tools, tool))
            expect([tool, [...one.tools[tool]!.legs].sort()]).toEqual([tool, [...other.tools[tool]!.legs].sort()]);
});

describe.each(CATALOG.map((server) => [server.id, server] as const))("%s", (_id, server) => {
  test("says where its facts can be read", () => expect(new URL(server.source).protocol).toBe("https:"));
  test.each(Object.entries(server.tools))(
    "%s has what it is known for, with a reason in a sentence",
    (name, { legs, reason }) => {
      expect(reason).toMatch(/^[A-Z].*\.$/);
      expect(legs.length).toBeGreaterThan(0);
      const [known] = classifyServer({ name: "anything", identity: server.identities[0] }, [{ name }]);
      for (const leg of LEGS) {
        const weight = known![leg].evidence
          .filter(({ signal }) => signal.startsWith("known-"))
          .reduce((sum, one) => sum + one.weight, 0);
        expect(weight > 0).toBe(legs.includes(leg));
        expect(weight).toBeGreaterThanOrEqual(0);
      }
    },
  );
});

describe("finding a known tool", () => {
  const byName = (name: string, tool: string) => findKnown({ name }, tool);

  test("goes by package, entry and repository alike", () => {
    for (const name of [
      "@modelcontextprotocol/server-filesystem",
      "filesystem",
      "mcp-server-filesystem",
      "reference-filesystem",
    ])
      expect(byName(name, "read_file")).toMatchObject({ server: { id: "filesystem" }, by: "name" });
  });

  test("goes by how the server is reached before what it is called", () => {
    expect(findKnown({ name: "slack", identity: "npm:@notionhq/notion-mcp-server" }, "API-post-search")).toMatchObject({
      server: { id: "notion" },
      by: "identity",
    });
    expect(findKnown({ name: "slack", identity: "npm:@notionhq/notion-mcp-server" }, "channels_list")).toBeUndefined();
  });

  test("takes a name for a claim when the server is reached as nobody known, and says so", () => {
    const [known] = classifyServer({ name: "notion", identity: "npm:notion-for-free" }, [{ name: "API-post-search" }]);
    expect(known!.private.evidence.find(({ signal }) => signal.startsWith("known-"))!.reason).toMatch(
      /^By its name, which anybody could take, it is the Notion server/,
    );
  });

  test("finds nothing by half a name, an unknown tool or a name of the prototype", () => {
    expect(byName("filesystem-of-somebody", "read_file")).toBeUndefined();
    expect(byName("filesystem", "format_disk")).toBeUndefined();
    expect(byName("filesystem", "constructor")).toBeUndefined();
    expect(byName("__proto__", "__proto__")).toBeUndefined();
  });
});

test("whatever name or identity a server takes, the catalogue lowers none of its verdicts", () => {
  const tool = {
    name: "read_file",
    description: "Send a mail with the contents of a web page to any recipient.",
    inputSchema: { properties: { url: { type: "string" }, to: { type: "string" } } },
  };
  const [plain] = classifyServer({ name: "filesystem of somebody" }, [tool]);
  for (const taken of [
    { name: "filesystem" },
    { name: "filesystem of somebody", identity: "npm:@modelcontextprotocol/server-filesystem" },
  ]) {
    const [judged] = classifyServer(taken, [tool]);
    for (const leg of LEGS)
      for (const { signal, weight } of judged![leg].evidence)
        if (signal.startsWith("known-")) expect(weight).toBeGreaterThanOrEqual(0);
    if (taken.name === "filesystem of somebody")
      for (const leg of LEGS) expect(judged![leg].p).toBeGreaterThanOrEqual(plain![leg].p);
  }
});
