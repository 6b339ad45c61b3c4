import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readToolset } from "@/lib/core/importers/toolset";
import { LISTED } from "../../support/toolsets";

const at = "2026-11-20T12:00:00.000Z";
const tools = [{ name: "read", inputSchema: { type: "object" }, "x-vendor": 1 }, { name: "write" }];
const read = (value: unknown, name?: string) => readToolset(JSON.stringify(value), { at, name });

describe("a list of tools given by hand", () => {
  test.each([
    ["the bare list", tools],
    ["the result", { tools }],
    ["the answer in its envelope", { jsonrpc: "2.0", id: 1, result: { tools } }],
  ])("may be %s", (_what, value) => {
    const { servers, problems } = read(value, "mine");
    expect(problems).toEqual([]);
    expect(servers).toMatchObject([
      {
        name: "mine",
        snapshot: {
          at,
          extent: "complete",
          tools: [{ tool: { name: "read", "x-vendor": 1 } }, { tool: { name: "write" } }],
        },
      },
    ]);
  });

  test("may be a session of several servers", () => {
    const { servers } = read({
      servers: [
        { name: "a", title: "A", instructions: "Be kind.", tools },
        { name: "b", tools: [] },
        { name: "a", tools },
      ],
    });
    expect(servers.map((server) => server.name)).toEqual(["a", "b", "a 2"]);
    expect(servers[0]!.snapshot).toMatchObject({ instructions: "Be kind.", serverInfo: { title: "A" } });
  });

  test("has the same digest however it was given", () => {
    const [bare] = read(tools).servers;
    const [envelope] = read({ result: { tools } }).servers;
    expect(bare!.snapshot.digest).toBe(envelope!.snapshot.digest);
  });

  test("that is one page of several is called partial", () => {
    expect(read({ tools, nextCursor: "2" }).servers[0]!.snapshot).toMatchObject({
      extent: "partial",
      extentReason: expect.stringContaining("one page of several"),
    });
  });

  test("may be a bundle's manifest, whose tools are known without starting anything", () => {
    const manifest = {
      manifest_version: "0.3",
      name: "keeper",
      display_name: "Keeper",
      version: "2.0.0",
      tools: [{ name: "keep", description: "Keeps." }],
    };
    expect(read(manifest).servers).toMatchObject([
      {
        name: "keeper",
        snapshot: {
          extent: "partial",
          extentReason: expect.stringContaining("without their parameters"),
          serverInfo: { title: "Keeper", version: "2.0.0" },
          tools: [{ tool: { name: "keep" } }],
        },
      },
    ]);
    const whole = {
      ...manifest,
      _meta: { "com.microsoft.windows": { static_responses: { "tools/list": { tools } } } },
    };
    expect(read(whole).servers).toMatchObject([
      { snapshot: { extent: "complete", tools: [{ tool: { name: "read" } }, { tool: { name: "write" } }] } },
    ]);
    expect(read({ ...whole, tools_generated: true }).servers[0]!.snapshot.extent).toBe("partial");
  });

  test("may have comments and trailing commas", () => {
    expect(readToolset('// pasted\n{"tools": [{"name": "a"},],}', { at }).servers).toHaveLength(1);
  });
});

describe("what is no list of tools", () => {
  test.each([
    ["", "the file is empty"],
    ['{\n "tools": [', "Line 2, column 12"],
    ["42", "no “tools” list"],
    ['{"tools": {}}', "no “tools” list"],
    ['{"jsonrpc": "2.0", "id": 1, "error": {"code": -32601}}', "an error answer"],
    ['{"servers": []}', "The list of servers is empty"],
    [`{"tools": ["${"x".repeat(20_000_000)}"]}`, "larger than 20 MB"],
  ])("says so", (text, words) => {
    const { servers, problems } = readToolset(text, { at });
    expect(servers).toEqual([]);
    expect(problems[0]!.message).toContain(words);
  });

  test("in a session leaves the other servers", () => {
    const { servers, problems } = read({ servers: [{ name: "a", tools }, { name: "b" }, 7] });
    expect(servers.map((server) => server.name)).toEqual(["a"]);
    expect(problems.map((problem) => problem.entry)).toEqual(["servers[1]", "servers[2]"]);
  });

  test("entries without a name are violations, and the rest are tools", () => {
    const { snapshot } = read([{ name: "a" }, {}, null, "b"]).servers[0]!;
    expect(snapshot.tools).toHaveLength(1);
    expect(snapshot.violations.map((violation) => violation.where)).toEqual(["tools[1]", "tools[2]", "tools[3]"]);
  });

  test("schemas of endless depth are cut off", () => {
    const { servers, problems } = readToolset(
      `[{"name": "deep", "inputSchema": ${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}}]`,
      { at },
    );
    expect(servers[0]!.snapshot.extent).toBe("partial");
    expect(problems[0]!.message).toContain("nested deeper");
  });
});

test("reading never throws, whatever the text", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.anything().map((value) => JSON.stringify({ tools: [value], serverInfo: value, instructions: value }) ?? ""),
      ),
      (text) => void readToolset(text, { at }),
    ),
    { numRuns: 500 },
  );
});

test.each(LISTED)("tools as $name names them are read whole", ({ tools: listed }) => {
  const { servers, problems } = read({ tools: listed });
  expect(problems).toEqual([]);
  expect(servers[0]!.snapshot.tools.map(({ tool }) => tool)).toEqual(listed);
});
