import { nameOf, parseJson, readObjects, type TranscriptProblem, type TranscriptReader } from "./define";
import { isRecord } from "../text/is-record";

type Span = { name?: string; id?: string; parent?: string; start: number; attributes: Map<string, string> };
type Called = { name: string; server?: string; start: number };

const DEEPEST = 12;
const SPAN_ID = ["spanId", "span_id", "context.span_id"];
const PARENT_ID = ["parentSpanId", "parent_span_id", "parent_id", "parentId"];
const START = ["startTimeUnixNano", "start_time_unix_nano", "start_time", "startTime"];

/**
 * An OpenTelemetry trace in JSON: OTLP (one document, or one a line), or a list of spans. Calls are the spans that the
 * conventions for generative AI, for MCP or of OpenInference mark as a tool's; they are put in the order of their start.
 */
export const openTelemetry: TranscriptReader = {
  id: "opentelemetry",
  label: "OpenTelemetry or OpenInference trace",
  recognises: (first) =>
    "resourceSpans" in first ||
    "spans" in first ||
    SPAN_ID.some((key) => key in first) ||
    ("attributes" in first && "name" in first) ||
    isRecord(first["context"]),
  read: (text) => {
    const problems: TranscriptProblem[] = [];
    const whole = parseJson(text);
    const documents =
      whole !== undefined ? [whole] : (readObjects(text, "a span", problems) ?? []).map(({ value }) => value);
    const spans: Span[] = [];
    for (const document of documents) collect(document, spans, 0);
    if (spans.length === 0 && problems.length === 0) problems.push({ message: "No span was found in it." });
    const byId = new Map(spans.flatMap((span) => (span.id === undefined ? [] : [[span.id, span] as const])));
    const called = spans.flatMap((span): Called[] => {
      const call = callOf(span);
      if (!call) return [];
      // A client's span around the protocol's span is one call told twice.
      const parent = span.parent === undefined ? undefined : byId.get(span.parent);
      return parent && callOf(parent)?.name === call.name ? [] : [call];
    });
    const unnamed = spans.filter((span) => isCall(span) && !callOf(span)).length;
    if (unnamed > 0) problems.push({ message: `${unnamed} spans are calls of a tool without its name.` });
    if (spans.length > 0 && called.length === 0)
      problems.push({ message: "No span in it is marked as the call of a tool." });
    return { calls: called.sort((a, b) => a.start - b.start).map(({ name, server }) => ({ name, server })), problems };
  },
};

/** Spans wherever exporters put them: `resourceSpans[].scopeSpans[].spans[]`, `spans`, `data`, or a bare list. */
function collect(value: unknown, into: Span[], depth: number): void {
  if (depth > DEEPEST) return;
  if (Array.isArray(value)) {
    for (const one of value as unknown[]) collect(one, into, depth + 1);
    return;
  }
  if (!isRecord(value)) return;
  const nested = ["resourceSpans", "scopeSpans", "instrumentationLibrarySpans", "spans", "data", "children"].filter(
    (key) => Array.isArray(value[key]),
  );
  for (const key of nested) collect(value[key], into, depth + 1);
  if ("attributes" in value && "name" in value) into.push(spanOf(value));
}

function spanOf(raw: Record<string, unknown>): Span {
  const context = isRecord(raw["context"]) ? raw["context"] : {};
  const pick = (keys: readonly string[]): unknown =>
    keys.map((key) => raw[key] ?? context[key]).find((found) => found !== undefined && found !== null);
  return {
    name: nameOf(raw["name"]),
    id: nameOf(pick(SPAN_ID)),
    parent: nameOf(pick(PARENT_ID)),
    start: startOf(pick(START)),
    attributes: attributesOf(raw["attributes"]),
  };
}

/** Milliseconds, for ordering only; what cannot be read comes first, in its own order. */
function startOf(value: unknown): number {
  if (typeof value === "number") return value;
  if (typeof value !== "string") return 0;
  if (/^\d+$/.test(value)) return Number(value) / 1e6;
  const read = Date.parse(value);
  return Number.isNaN(read) ? 0 : read;
}

/** The few attributes that name a tool; arguments and results are not read. */
const WANTED = [
  "openinference.span.kind",
  "tool.name",
  "gen_ai.operation.name",
  "gen_ai.tool.name",
  "mcp.method.name",
  "mcp.tool.name",
  "mcp.server.name",
  "traceloop.span.kind",
  "traceloop.entity.name",
];

function attributesOf(raw: unknown): Map<string, string> {
  const found = new Map<string, string>();
  const keep = (key: string, value: unknown): void => {
    const text = nameOf(isRecord(value) ? value["stringValue"] : value);
    if (text !== undefined) found.set(key, text);
  };
  if (Array.isArray(raw)) {
    for (const one of raw as unknown[])
      if (isRecord(one) && typeof one["key"] === "string" && WANTED.includes(one["key"]))
        keep(one["key"], one["value"]);
  } else if (isRecord(raw)) {
    for (const key of WANTED)
      keep(key, raw[key] ?? key.split(".").reduce<unknown>((at, part) => (isRecord(at) ? at[part] : undefined), raw));
  }
  return found;
}

function isCall({ attributes }: Span): boolean {
  return (
    attributes.get("openinference.span.kind")?.toUpperCase() === "TOOL" ||
    attributes.get("gen_ai.operation.name") === "execute_tool" ||
    attributes.get("mcp.method.name") === "tools/call" ||
    attributes.get("traceloop.span.kind") === "tool"
  );
}

function callOf(span: Span): Called | undefined {
  if (!isCall(span)) return undefined;
  const { attributes } = span;
  const said = ["gen_ai.tool.name", "mcp.tool.name", "tool.name", "traceloop.entity.name"]
    .map((key) => attributes.get(key))
    .find((name) => name !== undefined);
  const name = said ?? span.name?.replace(/^(gen_ai\.)?(execute_tool|tools\/call)\s*/, "");
  return name ? { name, server: attributes.get("mcp.server.name"), start: span.start } : undefined;
}
