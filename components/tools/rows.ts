import { LEGS, type Leg, type PerLeg } from "@/lib/core/model/leg";
import type { SessionTool } from "@/lib/core/model/session";
import { VerdictWordSchema, type VerdictWord } from "@/lib/core/model/verdict";
import { byText } from "@/lib/core/text/order";

export const SORTS = ["server", "name", ...LEGS, "writes", "destructive"] as const;
export type ToolSort = (typeof SORTS)[number];

/** What the grid is narrowed to and how it is sorted. Every field that is set must hold. */
export type ToolView = PerLeg<VerdictWord | null> & {
  text: string;
  server: string | null;
  writes: boolean | null;
  destructive: boolean | null;
  sort: ToolSort;
  descending: boolean;
};

/** The tools that match, sorted; equal ones keep the order of server and tool. Legs are sorted by probability, the most certain first. */
export function viewTools(tools: readonly SessionTool[], view: ToolView): SessionTool[] {
  const words = view.text.toLowerCase().split(/\s+/).filter(Boolean);
  const direction = view.descending ? -1 : 1;
  return tools
    .filter((tool) => fits(tool, view, words))
    .sort((a, b) => direction * compare(a, b, view.sort) || byText(a.server, b.server) || byText(a.id, b.id));
}

function fits({ server, tool, classification }: SessionTool, view: ToolView, words: readonly string[]): boolean {
  const text = `${server} ${tool.name} ${tool.title ?? ""} ${tool.description ?? ""}`.toLowerCase();
  return (
    words.every((word) => text.includes(word)) &&
    (view.server === null || server === view.server) &&
    LEGS.every((leg) => view[leg] === null || classification[leg].verdict === view[leg]) &&
    (view.writes === null || classification.writes === view.writes) &&
    (view.destructive === null || classification.destructive === view.destructive)
  );
}

function compare(a: SessionTool, b: SessionTool, sort: ToolSort): number {
  if (sort === "server") return byText(a.server, b.server);
  if (sort === "name") return byText(a.tool.name, b.tool.name);
  if (sort === "writes" || sort === "destructive")
    return Number(b.classification[sort]) - Number(a.classification[sort]);
  return b.classification[sort].p - a.classification[sort].p;
}

/** The view that an address describes; what is missing or wrong in it stays open. */
export function readView(query: URLSearchParams): ToolView {
  const word = (leg: Leg) => VerdictWordSchema.safeParse(query.get(leg)).data ?? null;
  const flag = (name: string) => (query.get(name) === "yes" ? true : query.get(name) === "no" ? false : null);
  return {
    text: query.get("text") ?? "",
    server: query.get("server"),
    private: word("private"),
    untrusted: word("untrusted"),
    egress: word("egress"),
    writes: flag("writes"),
    destructive: flag("destructive"),
    sort: SORTS.find((sort) => sort === query.get("sort")) ?? "server",
    descending: query.get("order") === "descending",
  };
}

/** The address of a view, the reverse of `readView`; an open view has an empty one. */
export function writeView(view: ToolView): string {
  const query = new URLSearchParams();
  for (const name of ["text", "server", ...LEGS] as const) if (view[name]) query.set(name, view[name]);
  for (const name of ["writes", "destructive"] as const)
    if (view[name] !== null) query.set(name, view[name] ? "yes" : "no");
  if (view.sort !== "server") query.set("sort", view.sort);
  if (view.descending) query.set("order", "descending");
  return query.size > 0 ? `?${query}` : "";
}
