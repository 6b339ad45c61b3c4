import { describe, expect, test } from "vitest";
import { rowsOf } from "@/lib/core/annotations/rows";
import { stateOf } from "@/components/annotations/row";
import type { AnnotationRow } from "@/lib/core/annotations/rows";
import { composeSession } from "@/lib/core/session/compose";
import { SnapshotSchema } from "@/lib/core/model/snapshot";
import { HINTS } from "@/lib/core/model/tool";
import { takeSnapshot } from "@/lib/core/snapshots/take";
import { TOOLSETS, type RawTool as Raw } from "../../support/toolsets";

/** The rows of a server as the page makes them, from the raw answer by way of what is stored. */
function rowsFor(name: string, tools: Raw[]): AnnotationRow[] {
  const snapshot = SnapshotSchema.parse(
    JSON.parse(JSON.stringify(takeSnapshot({ tools, protocolVersion: "2025-11-25" }, "2026-01-01T00:00:00Z"))),
  );
  const session = composeSession(
    { name: "All", host: "none", servers: [name], off: [] },
    [{ server: { name, transport: { kind: "given" }, disabled: false, hiddenTools: [] }, snapshot }],
    [],
  );
  return rowsOf(session, new Map([[name, snapshot]])).rows;
}

/** What the raw JSON says of one field, read without any code of ours. */
function rawState(annotations: unknown, field: string): string {
  if (
    typeof annotations !== "object" ||
    annotations === null ||
    Array.isArray(annotations) ||
    !Object.hasOwn(annotations, field)
  )
    return "silent";
  const value = (annotations as Record<string, unknown>)[field];
  if (field === "title")
    return typeof value === "string" ? `text ${value.slice(0, 300)}` : `wrong ${JSON.stringify(value).slice(0, 80)}`;
  return value === true ? "yes" : value === false ? "no" : `wrong ${JSON.stringify(value).slice(0, 80)}`;
}

function shownState(row: AnnotationRow, field: string): string {
  if (field === "title")
    return row.wrongTitle !== undefined
      ? `wrong ${row.wrongTitle}`
      : row.title === undefined
        ? "silent"
        : `text ${row.title}`;
  const hint = HINTS.find((one) => one === field)!;
  const state = stateOf(row, hint);
  return state === "wrong" ? `wrong ${row.wrong[hint]}` : state;
}

/** Keys beside the five fields, in their order, as far as they are shown. */
function rawClaims(tool: Raw): string[] {
  const { annotations, _meta } = tool;
  const ofTools = new Set(["name", "title", "description", "inputSchema", "outputSchema", "annotations", "_meta"]);
  const known = new Set<string>([...HINTS, "title"]);
  const keysOf = (value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
  return [
    ...keysOf(annotations)
      .filter((key) => !known.has(key))
      .map((key) => `annotations.${key}`),
    ...keysOf(_meta).map((key) => `_meta.${key}`),
    ...Object.keys(tool).filter((key) => !ofTools.has(key)),
  ].slice(0, 50);
}

const OWN: Raw[] = [
  { name: "plain" },
  {
    name: "all",
    annotations: {
      title: "All",
      readOnlyHint: false,
      destructiveHint: true,
      idempotentHint: false,
      openWorldHint: true,
    },
  },
  {
    name: "wrong",
    annotations: { title: 5, readOnlyHint: "true", destructiveHint: null, idempotentHint: 1, openWorldHint: [] },
  },
  { name: "list", annotations: [] },
  { name: "none", annotations: null },
  { name: "more", annotations: { sensitiveHint: true, mood: "x" }, _meta: { "anthropic/x": true, other: 1 } },
  { name: "plain", annotations: { readOnlyHint: true } },
  {
    name: "moved",
    readOnlyHint: true,
    execution: { taskSupport: "optional" },
    icons: [{ src: "https://example.test/i.png" }],
  },
];

const answers: [string, Raw[]][] = [
  ["every way to be wrong", OWN],
  ...TOOLSETS.map(({ name, tools }): [string, Raw[]] => [name, tools]),
];

describe("the annotation table against raw answers", () => {
  test.each(answers)("%s: every cell says what the answer says", (name, tools) => {
    const rows = rowsFor(name, tools);
    expect(rows.map(({ tool }) => tool)).toEqual(tools.map((tool) => tool.name));
    const told = rows.map((row, at) =>
      [
        row.tool,
        ...[...HINTS, "title"].map((field) => `${field} ${shownState(row, field)}`),
        row.claims.map(({ field }) => field).join(),
        at,
      ].join(" | "),
    );
    const raw = tools.map((tool, at) =>
      [
        tool.name,
        ...[...HINTS, "title"].map((field) => `${field} ${rawState(tool.annotations, field)}`),
        rawClaims(tool).join(),
        at,
      ].join(" | "),
    );
    expect(told).toEqual(raw);
  });
});
