// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { argumentsOf } from "@/components/evidence/arguments-of";
import { ArgumentList } from "@/components/evidence/argument-list";
import { classifyServer } from "@/lib/core/classification/classify";
import type { Evidence } from "@/lib/core/model/verdict";

afterEach(cleanup);

test("an argument is marked where its name is quoted, its list where an item is, and neither where nothing is", () => {
  const inputSchema = {
    type: "object" as const,
    properties: { to: { type: "string" }, sink: { enum: ["file", "webhook"] }, unit: { enum: ["m", "ft"] } },
  };
  const [judged] = classifyServer({ name: "x" }, [{ name: "x", inputSchema }], [], [], { evidence: false });
  const evidence = ["to", "sink.enum"].map(
    (field) => ({ field: `inputSchema.properties.${field}`, quote: "said", span: [0, 2] }) as unknown as Evidence,
  );
  const classification = { ...judged!, egress: { ...judged!.egress, evidence } };
  const { container } = render(<ArgumentList args={argumentsOf(inputSchema)} classification={classification} />);
  const marked = [...container.querySelectorAll("mark")].map(({ firstChild }) => firstChild?.textContent);
  expect(marked).toEqual(["to", 'one of "file", "webhook"']);
});

test.each([
  [{ enum: ["get", "delete"] }, 'one of "get", "delete"'],
  [{ anyOf: [{ enum: ["get"] }, { type: "null" }] }, 'one of "get" or null'],
  [{ oneOf: [{ const: "get" }, { const: "delete" }] }, 'one of "get", "delete"'],
  [{ type: "array", items: { enum: ["get"] } }, 'list of one of "get"'],
  [{ anyOf: [{ type: "integer" }, { type: "integer" }, { anyOf: [] }] }, "integer or anything"],
  [{ enum: "abcdefgh".split("") }, 'one of "a", "b", "c", "d", "e", "f" and 2 more'],
  [{ type: ["string", "null"], format: "uri" }, "string or null, uri"],
  [{ anyOf: [] }, "anything"],
])("what may be passed is told: %j", (schema, kind) =>
  expect(argumentsOf({ properties: { one: schema } })[0]!.kind).toBe(kind),
);
