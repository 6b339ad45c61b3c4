import type { AdvisedChange } from "@/lib/core/annotations/advice";
import type { Declared } from "@/lib/core/hints";
import { readHints } from "@/lib/core/hints";
import { HINTS, type HintName } from "@/lib/core/model/tool";

/** A claim beside the hints, with what is known of its vocabulary. */
export type ShownClaim = { field: string; value: string; vocabulary?: { title: string; status: string; source: string; date: string } };
/** What a rule found in a tool, with what to do. */
export type ShownRemark = { rule: string; title: string; level: "error" | "warning" | "note"; confidence: string; message: string; field?: string; quote?: string; help: string };

/** A tool as the annotation table shows it. */
export type AnnotationRow = {
  id: string;
  server: string;
  tool: string;
  description?: string;
  revision: string;
  declared: Declared;
  claims: ShownClaim[];
  changes: AdvisedChange[];
  /** Further advice to the author, in sentences. */
  further: string[];
  remarks: ShownRemark[];
};

export const SORTS = ["server", "tool", ...HINTS, "claims", "advice", "findings"] as const;
export type Sort = (typeof SORTS)[number];

/** `yes` and `no` are declared; `silent` is not declared, so that the default is assumed. */
export const STATES = ["yes", "no", "silent"] as const;
export type State = (typeof STATES)[number];

/** What the table is narrowed to and how it is sorted. Every field that is set must hold. */
export type View = Record<HintName, State | null> & { text: string; server: string | null; only: "claims" | "advice" | "findings" | null; sort: Sort; descending: boolean };

export function stateOf({ declared }: AnnotationRow, hint: HintName): State {
  return declared[hint] === undefined ? "silent" : declared[hint] ? "yes" : "no";
}

/** The rows that fit, sorted; equal ones keep the order of server and tool. */
export function viewRows(rows: readonly AnnotationRow[], view: View): AnnotationRow[] {
  const words = view.text.toLowerCase().split(/\s+/).filter(Boolean);
  const direction = view.descending ? -1 : 1;
  const fits = (row: AnnotationRow) => {
    const text = `${row.server} ${row.tool} ${row.description ?? ""}`.toLowerCase();
    return words.every((word) => text.includes(word)) && (view.server === null || row.server === view.server) && HINTS.every((hint) => view[hint] === null || stateOf(row, hint) === view[hint]) && (view.only === null || countOf(row, view.only) > 0);
  };
  return rows.filter(fits).sort((a, b) => direction * compare(a, b, view.sort) || byText(a.server, b.server) || byText(a.tool, b.tool));
}

function countOf({ claims, changes, remarks }: AnnotationRow, of: "claims" | "advice" | "findings"): number {
  return of === "claims" ? claims.length : of === "advice" ? changes.length : remarks.length;
}

/** Hints sort declared before assumed, and true before false. */
function compare(a: AnnotationRow, b: AnnotationRow, sort: Sort): number {
  if (sort === "server" || sort === "tool") return byText(a[sort], b[sort]);
  if (sort === "claims" || sort === "advice" || sort === "findings") return countOf(b, sort) - countOf(a, sort);
  const rank = (row: AnnotationRow) => {
    const { value, declared } = readHints(row.declared)[sort];
    return (declared ? 0 : 2) + (value ? 0 : 1);
  };
  return rank(a) - rank(b);
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The view that an address asks for; what it does not say, or says wrongly, is open. */
export function readView(query: URLSearchParams): View {
  const state = (hint: HintName) => STATES.find((one) => one === query.get(hint)) ?? null;
  const only = query.get("only");
  return {
    text: query.get("text") ?? "",
    server: query.get("server"),
    readOnlyHint: state("readOnlyHint"),
    destructiveHint: state("destructiveHint"),
    idempotentHint: state("idempotentHint"),
    openWorldHint: state("openWorldHint"),
    only: only === "claims" || only === "advice" || only === "findings" ? only : null,
    sort: SORTS.find((sort) => sort === query.get("sort")) ?? "server",
    descending: query.get("order") === "descending",
  };
}

/** The address of a view, the reverse of `readView`; an open view has an empty one. */
export function writeView(view: View): string {
  const query = new URLSearchParams();
  for (const name of ["text", "server", ...HINTS, "only"] as const) if (view[name]) query.set(name, view[name]);
  if (view.sort !== "server") query.set("sort", view.sort);
  if (view.descending) query.set("order", "descending");
  return query.size > 0 ? `?${query}` : "";
}
