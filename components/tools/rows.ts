import { readHints, type Hints } from "@/lib/core/hints";
import { LEGS, perLeg, type Leg, type PerLeg } from "@/lib/core/model/leg";
import type { SessionTool } from "@/lib/core/model/session";
import type { Verdict, VerdictWord } from "@/lib/core/model/verdict";

/** A tool as a line of the grid: without its evidence and schema, so that thousands of lines stay light to send. */
export type ToolRow = {
  id: string;
  server: string;
  name: string;
  title?: string;
  /** Its beginning; the drawer has the whole. */
  description: string;
  legs: PerLeg<Pick<Verdict, "verdict" | "p" | "grade" | "because" | "condition"> & { overridden: boolean }>;
  hints: Hints;
  writes: boolean;
  destructive: boolean;
};

const SHOWN = 160;

export function toolRow({ id, server, tool, classification }: SessionTool): ToolRow {
  return {
    id,
    server,
    name: tool.name,
    title: tool.title ?? tool.annotations?.title,
    description: (tool.description ?? "").slice(0, SHOWN),
    legs: perLeg((leg) => {
      const { verdict, p, grade, because, condition, override } = classification[leg];
      return { verdict, p, grade, because, condition, overridden: override !== undefined };
    }),
    hints: readHints(tool.annotations),
    writes: classification.writes,
    destructive: classification.destructive,
  };
}

export const SORTS = ["server", "name", ...LEGS, "writes", "destructive"] as const;
export type Sort = (typeof SORTS)[number];

/** What the grid is narrowed to. Every field that is set must hold. */
export type Filter = PerLeg<VerdictWord | null> & {
  text: string;
  server: string | null;
  writes: boolean | null;
  destructive: boolean | null;
  /** `declared`: the server claims something of it; `silent`: it claims nothing. */
  hints: "declared" | "silent" | null;
};

export function filterRows(rows: readonly ToolRow[], filter: Filter): ToolRow[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const text = `${row.server} ${row.name} ${row.title ?? ""} ${row.description}`.toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (filter.server === null || row.server === filter.server) &&
      LEGS.every((leg) => filter[leg] === null || row.legs[leg].verdict === filter[leg]) &&
      (filter.writes === null || row.writes === filter.writes) &&
      (filter.destructive === null || row.destructive === filter.destructive) &&
      (filter.hints === null || declaresAny(row) === (filter.hints === "declared"))
    );
  });
}

function declaresAny(row: ToolRow): boolean {
  return Object.values(row.hints).some((hint) => hint.declared);
}

/** Sorted by one column; equal lines keep the order of server and tool. Legs sort by probability, the surest first. */
export function sortRows(rows: readonly ToolRow[], sort: Sort, descending: boolean): ToolRow[] {
  const compare = (a: ToolRow, b: ToolRow): number => {
    if (sort === "server" || sort === "name") return byText(a[sort], b[sort]);
    if (sort === "writes" || sort === "destructive") return Number(b[sort]) - Number(a[sort]);
    return b.legs[sort as Leg].p - a.legs[sort as Leg].p;
  };
  const direction = descending ? -1 : 1;
  return [...rows].sort((a, b) => direction * compare(a, b) || byText(a.server, b.server) || byText(a.id, b.id));
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
