import type { AnnotationRow } from "@/lib/core/annotations/rows";
import { readHints } from "@/lib/core/annotations/hints";
import { HINTS, type HintName } from "@/lib/core/model/tool";
import { byText } from "@/lib/core/text/order";

export const SORTS = ["server", "tool", ...HINTS, "title", "right", "claims", "advice", "findings"] as const;
export type HintSort = (typeof SORTS)[number];

/** `yes` and `no` are declared; `silent` is not declared, so that the default is assumed; `wrong` is declared with a value that is no boolean. */
export const STATES = ["yes", "no", "declared", "silent", "wrong"] as const;
export type HintState = (typeof STATES)[number];
export const TITLE_STATES = ["declared", "silent", "wrong"] as const;
export const RIGHTS = ["allowed", "refused", "unknown"] as const;
export const ONLY = ["claims", "advice", "findings"] as const;
type Only = (typeof ONLY)[number];

/** What the table is narrowed to and how it is sorted. Every field that is set must hold. */
export type HintView = Record<HintName, HintState | null> & {
  title: (typeof TITLE_STATES)[number] | null;
  right: (typeof RIGHTS)[number] | null;
  text: string;
  server: string | null;
  only: Only | null;
  sort: HintSort;
  descending: boolean;
};

export function stateOf(
  { declared, wrong }: Pick<AnnotationRow, "declared" | "wrong">,
  hint: HintName,
): Exclude<HintState, "declared"> {
  if (declared[hint] !== undefined) return declared[hint] ? "yes" : "no";
  return wrong[hint] === undefined ? "silent" : "wrong";
}

function holds(row: AnnotationRow, hint: HintName, wanted: HintState | null): boolean {
  const state = stateOf(row, hint);
  return (
    wanted === null ||
    state === wanted ||
    (wanted === "declared" && (state === "yes" || state === "no")) ||
    (wanted === "silent" && state === "wrong")
  );
}

function titleOf({ title, wrongTitle }: AnnotationRow): (typeof TITLE_STATES)[number] {
  return wrongTitle !== undefined ? "wrong" : title === undefined ? "silent" : "declared";
}

/** The rows that match, sorted; equal ones keep the order of server and tool. */
export function viewRows(rows: readonly AnnotationRow[], view: HintView): AnnotationRow[] {
  const words = view.text.toLowerCase().split(/\s+/).filter(Boolean);
  const direction = view.descending ? -1 : 1;
  const fits = (row: AnnotationRow) => {
    const text = `${row.server} ${row.tool} ${row.title ?? ""} ${row.description ?? ""}`.toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (view.server === null || row.server === view.server) &&
      HINTS.every((hint) => holds(row, hint, view[hint])) &&
      (view.title === null || titleOf(row) === view.title) &&
      (view.right === null || row.right?.state === view.right) &&
      (view.only === null || countOf(row, view.only) > 0)
    );
  };
  return rows
    .filter(fits)
    .sort((a, b) => direction * compare(a, b, view.sort) || byText(a.server, b.server) || byText(a.tool, b.tool));
}

function countOf({ claims, changes, remarks }: AnnotationRow, of: Only): number {
  return of === "claims" ? claims.length : of === "advice" ? changes.length : remarks.length;
}

/** Hints sort declared before assumed, true before false, and wrong ones last; titles by their words, missing ones last. */
function compare(a: AnnotationRow, b: AnnotationRow, sort: HintSort): number {
  if (sort === "server" || sort === "tool") return byText(a[sort], b[sort]);
  if (sort === "claims" || sort === "advice" || sort === "findings") return countOf(b, sort) - countOf(a, sort);
  if (sort === "right") return placeOf(a) - placeOf(b);
  if (sort === "title")
    return Number(a.title === undefined) - Number(b.title === undefined) || byText(a.title ?? "", b.title ?? "");
  const rank = (row: AnnotationRow) => {
    if (row.wrong[sort] !== undefined) return 4;
    const { value, declared } = readHints(row.declared)[sort];
    return (declared ? 0 : 2) + (value ? 0 : 1);
  };
  return rank(a) - rank(b);
}

/** Refused before unknown before allowed; tools about which nothing is known last. */
const placeOf = ({ right }: AnnotationRow) => (right ? ["refused", "unknown", "allowed"].indexOf(right.state) : 3);

/** The view that an address describes; what is missing or wrong in it stays open. */
export function readView(query: URLSearchParams): HintView {
  const state = (hint: HintName) => STATES.find((one) => one === query.get(hint)) ?? null;
  return {
    text: query.get("text") ?? "",
    server: query.get("server"),
    readOnlyHint: state("readOnlyHint"),
    destructiveHint: state("destructiveHint"),
    idempotentHint: state("idempotentHint"),
    openWorldHint: state("openWorldHint"),
    title: TITLE_STATES.find((one) => one === query.get("title")) ?? null,
    right: RIGHTS.find((one) => one === query.get("right")) ?? null,
    only: ONLY.find((one) => one === query.get("only")) ?? null,
    sort: SORTS.find((sort) => sort === query.get("sort")) ?? "server",
    descending: query.get("order") === "descending",
  };
}

/** The address of a view, the reverse of `readView`; an open view has an empty one. */
export function writeView(view: HintView): string {
  const query = new URLSearchParams();
  for (const name of ["text", "server", ...HINTS, "title", "right", "only"] as const)
    if (view[name]) query.set(name, view[name]);
  if (view.sort !== "server") query.set("sort", view.sort);
  if (view.descending) query.set("order", "descending");
  return query.size > 0 ? `?${query}` : "";
}
