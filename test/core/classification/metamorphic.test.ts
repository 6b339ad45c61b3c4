import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { classifyServer } from "@/lib/core/classification/classify";
import { SIGNALS } from "@/lib/core/classification/signals";
import { LEGS } from "@/lib/core/model/leg";
import { TRANSFORMATIONS, type Definition, type Transformation } from "@/lib/fit/transformations";
import { TALKED_PAST } from "./talked-past";

/** Definitions of the project's own: what signals show, and what was written to be taken for harmless. */
const DEFINITIONS: Definition[] = [
  ...SIGNALS.flatMap(({ fires, silent }) => [...fires, ...silent]).map(({ server, tool }) => ({
    server: { name: server ?? "tools" },
    tool,
  })),
  ...TALKED_PAST.map(({ server, tool }) => ({ server: { name: server }, tool })),
].filter(({ tool }) => typeof tool.description === "string" && !tool.annotations);

const judge = ({ server, tool }: Definition) => classifyServer(server, [tool], [], [], { evidence: false })[0]!;
const RANK = { no: 0, possible: 1, yes: 2 } as const;
const called = (one: Transformation) => [one.id, one] as const;
const keeping = (keeps: Transformation["keeps"]) => TRANSFORMATIONS.filter((one) => one.keeps === keeps).map(called);

describe("a change of a definition", () => {
  test.each(keeping("same"))("that says nothing new changes no verdict: %s", (_id, { apply }) => {
    for (const definition of DEFINITIONS) {
      const [before, after] = [judge(definition), judge(apply(definition))];
      for (const leg of LEGS)
        expect(after[leg].verdict, `${leg} of ${definition.server.name}/${definition.tool.name}`).toBe(
          before[leg].verdict,
        );
    }
  });

  test.each(keeping("no lower"))("that praises lowers no verdict: %s", (_id, { apply }) => {
    for (const definition of DEFINITIONS) {
      const [before, after] = [judge(definition), judge(apply(definition))];
      for (const leg of LEGS)
        expect(
          RANK[after[leg].verdict],
          `${leg} of ${definition.tool.name}: ${definition.tool.description}`,
        ).toBeGreaterThanOrEqual(RANK[before[leg].verdict]);
    }
  });

  test.each(keeping("sends"))("that says that it sends makes egress at least possible: %s", (_id, { apply }) => {
    for (const definition of DEFINITIONS)
      expect(
        judge(apply(definition)).egress.verdict,
        `${definition.tool.name}: ${definition.tool.description}`,
      ).not.toBe("no");
  });
});

test("a word of transport or packaging in the name of a whole server changes no verdict of its tools", () => {
  const byServer = new Map<string, Definition[]>();
  for (const one of DEFINITIONS) byServer.set(one.server.name, [...(byServer.get(one.server.name) ?? []), one]);
  const word = fc.constantFrom("http", "sse", "stdio", "mcp", "server", "local", "proxy", "dev", "prod", "v2");
  const renamed = fc.tuple(fc.constantFrom(...byServer.keys()), word, fc.constantFrom("-", "_", " "), fc.boolean());
  fc.assert(
    fc.property(renamed, ([name, added, between, before]) => {
      const tools = byServer.get(name)!.map(({ tool }) => tool);
      const other = before ? `${added}${between}${name}` : `${name}${between}${added}`;
      const verdicts = (server: string) =>
        classifyServer({ name: server }, tools, [], [], { evidence: false }).map((one) =>
          LEGS.map((leg) => one[leg].verdict),
        );
      expect(verdicts(other), other).toEqual(verdicts(name));
    }),
  );
});
