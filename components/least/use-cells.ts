import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from "react";
import { focusInRow, type RowsHandle } from "@/components/ui/windowed-rows";
import type { PlacedTool } from "@/lib/core/least/placed";
import { VERBS } from "@/lib/core/least/verbs";
import { cellOf, sayCell, type ResourceRow } from "./rows";

const PAGE = 10;
/** The cells of a row without its header. */
export const COLUMNS = VERBS.length;

/** Row -1 is the header, column 0 the row's own header. */
type Place = { row: number; column: number };
export type CellProps = {
  rows: readonly ResourceRow[];
  all: readonly PlacedTool[];
  marked: ReadonlySet<string>;
  /** Tools that stay although nobody marked them. */
  helping: ReadonlySet<string>;
  onTurn: (tools: readonly PlacedTool[]) => void;
};

/** Which cell is the tab stop, what each cell stands for, and what keys and clicks do with it. */
export function useCells({ rows, all, marked, helping, onTurn }: CellProps) {
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 });
  const scroller = useRef<HTMLDivElement>(null);
  const handle = useRef<RowsHandle>(null);
  const moved = useRef(false);
  const at = { row: Math.min(place.row, rows.length - 1), column: place.column };
  const ofVerb = useMemo(() => new Map(VERBS.map((verb) => [verb, all.filter((tool) => tool.verb === verb)])), [all]);

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    return focusInRow(scroller, handle, at.row, `[data-cell="${at.row}:${at.column}"]`);
  }, [at.row, at.column]);

  const meant = ({ row, column }: Place): readonly PlacedTool[] => {
    if (row < 0) return column === 0 ? all : ofVerb.get(VERBS[column - 1]!)!;
    return column === 0 ? rows[row]!.tools : cellOf(rows[row]!, VERBS[column - 1]!);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = nextPlace(event, at, rows.length - 1);
    if (to) {
      moved.current = true;
      setPlace(to);
    } else if (event.key === "Enter" || event.key === " ") onTurn(meant(at));
    else return;
    event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    const found = (event.target as HTMLElement).closest<HTMLElement>("[data-cell]");
    const [row, column] = found?.dataset.cell?.split(":").map(Number) ?? [];
    if (row === undefined || column === undefined) return;
    setPlace({ row, column });
    onTurn(meant({ row, column }));
  };
  const cell = (row: number, column: number, name: string, role: "gridcell" | "rowheader" | "columnheader") => {
    const tools = meant({ row, column });
    const on = tools.filter(({ id }) => marked.has(id)).length;
    const helps = tools.filter(({ id }) => helping.has(id)).length;
    return {
      role,
      "data-cell": `${row}:${column}`,
      "aria-colindex": column + 1,
      "aria-selected": role === "gridcell" && tools.length > 0 ? on === tools.length : undefined,
      "aria-label": sayCell(name, tools, on, helps),
      tabIndex: row === at.row && column === at.column ? 0 : -1,
      tools,
      on,
      helps,
    };
  };
  return { at, scroller, handle, cell, onKeyDown, onClick };
}

/** Where a key leads; undefined for keys that do not move. The row above the first is the header. */
function nextPlace({ key, ctrlKey }: KeyboardEvent, { row, column }: Place, last: number): Place | undefined {
  const to = {
    ArrowDown: { row: row + 1, column },
    ArrowUp: { row: row - 1, column },
    ArrowRight: { row, column: column + 1 },
    ArrowLeft: { row, column: column - 1 },
    PageDown: { row: row + PAGE, column },
    PageUp: { row: row - PAGE, column },
    Home: { row: ctrlKey ? -1 : row, column: 0 },
    End: { row: ctrlKey ? last : row, column: COLUMNS },
  }[key];
  return to && { row: Math.max(-1, Math.min(to.row, last)), column: Math.max(0, Math.min(to.column, COLUMNS)) };
}
