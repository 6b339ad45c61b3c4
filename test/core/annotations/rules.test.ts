import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { RuleExample } from "@/lib/core/annotations/define";
import { examine, readServer } from "@/lib/core/annotations/examine";
import { TOOL_RULES } from "@/lib/core/annotations/rules";
import { ALL_RULES } from "@/lib/core/rules/rules";

const read = (servers: readonly RuleExample[]) => servers.map(({ tools, ...texts }) => readServer(texts, tools));

test("the rules are the files of their folder, each by its id", () => {
  const files = readdirSync("lib/core/annotations/rules")
    .filter((file) => file !== "index.ts")
    .map((file) => file.replace(/\.ts$/, ""));
  expect(TOOL_RULES.map(({ id }) => id).sort()).toEqual(files.sort());
});

test("no two rules have one code", () => {
  const codes = ALL_RULES.map(({ id }) => id);
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
});

describe.each(TOOL_RULES.map((rule) => [rule.id, rule] as const))("%s", (id, rule) => {
  test.each(rule.fires.map((servers, at) => [at + 1, servers] as const))("speaks of example %i", (_at, servers) =>
    expect(rule.check(read(servers)).length).toBeGreaterThan(0),
  );
  test.each(rule.silent.map((servers, at) => [at + 1, servers] as const))("is silent on example %i", (_at, servers) =>
    expect(rule.check(read(servers))).toEqual([]),
  );
  test("is documented in sentences", () => {
    for (const text of [rule.why, rule.help]) expect(text).toMatch(/^[A-Z].*\.$/s);
    expect(rule.title).not.toMatch(/\.$/);
    expect(id).toMatch(/^[a-z-]+$/);
  });
});

describe("examining servers", () => {
  test("puts first what misleads, and gives the same bytes again", () => {
    const servers = read(
      TOOL_RULES.flatMap(({ fires }) => fires[0]!).map((server, at) => ({ ...server, name: `${server.name} ${at}` })),
    );
    const remarks = examine(servers);
    expect(JSON.stringify(examine(servers))).toBe(JSON.stringify(remarks));
    const levels = remarks.map(({ level }) => ["error", "warning", "note"].indexOf(level));
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
  });

  test("spells out what hidden characters say", () => {
    const tags = [..."leak"].map((char) => String.fromCodePoint(0xe0000 + char.charCodeAt(0))).join("");
    const [remark] = examine(
      read([
        {
          name: "menu",
          tools: [
            {
              name: "get",
              inputSchema: { type: "object", properties: { day: { type: "string", description: `A day.${tags}` } } },
            },
          ],
        },
      ]),
    );
    expect(remark).toMatchObject({ rule: "hidden-characters", field: "inputSchema.properties.day.description" });
    expect(remark!.message).toContain("⟨hidden: leak⟩");
  });

  test("a missing hint contradicts nothing", () => {
    const remarks = examine(
      read([
        {
          name: "disk",
          tools: [
            { name: "delete_file", description: "Delete a file." },
            {
              name: "fetch",
              description: "Fetch a URL.",
              inputSchema: { type: "object", properties: { url: { type: "string" } } },
            },
          ],
        },
      ]),
    );
    expect(remarks).toEqual([]);
  });

  test("texts of a megabyte, deep schemas and many properties are looked through in little time", () => {
    const deep: Record<string, unknown> = {};
    let node = deep;
    for (let level = 0; level < 500; level++)
      node = node.properties = { next: {} } as Record<string, Record<string, unknown>>;
    const many = {
      type: "object",
      properties: Object.fromEntries(
        Array.from({ length: 20_000 }, (_, at) => [
          `context${at}`,
          { type: "string", description: "pass ".repeat(20) },
        ]),
      ),
    };
    const long = ["before using ", "do not tell ", "ignore all ", "<important ", "pass the "].map((words) =>
      words.repeat(100_000),
    );
    const tools = [
      { name: "deep", inputSchema: deep },
      { name: "many", inputSchema: many },
      ...long.map((description, at) => ({ name: `long_${at}`, description })),
    ];
    expect(() =>
      examine(
        read([
          { name: "enemy", tools },
          { name: "other", tools: [{ name: "send_mail" }] },
        ]),
      ),
    ).not.toThrow();
  });
});
