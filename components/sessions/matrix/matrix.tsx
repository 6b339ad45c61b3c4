"use client";
import {
  memo,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
} from "react";
import { cn } from "@/components/ui/class-names";
import { WindowedRows, type RowsHandle } from "@/components/ui/windowed-rows";
import type { Leg } from "@/lib/core/model/leg";
import type { Session, SessionServer, SessionTool } from "@/lib/core/model/session";
import type { Selection } from "@/lib/core/session/selection";
import { COLUMNS, GRID } from "./columns";
import { LegFilter } from "./leg-filter";
import { MatrixServerRow, MatrixToolRow } from "./matrix-row";
import { PrintTable } from "./print-table";
import { sayContents } from "../words";
import { nextCell, type Cell } from "./next-cell";

type Props = {
  session: Session;
  query: string;
  /** The tool whose evidence was last looked at. */
  picked?: string;
  /** What is highlighted in every view. */
  selection?: Selection;
  onOpen: (tool: SessionTool) => void;
  onTurn: (ids: string[], to: "on" | "off") => void;
  /** Something that is off is under the pointer or the focus; null when no longer. */
  onConsider: (id: string | null) => void;
};
/** In pixels; the classes of the rows say the same. */
const HEIGHTS = { server: 40, tool: 36 };
export type MatrixRow =
  | { kind: "server"; server: SessionServer }
  | { kind: "tool"; server: SessionServer; tool: SessionTool };

/**
 * Every tool with its three legs: the workbench, and the table behind every picture. One tab stop; arrows, Home, End, Page
 * Up and Page Down move in it, Enter opens the evidence, x or space switches the tool.
 */
export const Matrix = memo(function Matrix({ session, query, picked, selection, onOpen, onTurn, onConsider }: Props) {
  const [legs, setLegs] = useState<readonly Leg[]>([]);
  const [active, setActive] = useState<Cell>({ row: 0, column: 0 });
  const grid = useRef<HTMLDivElement>(null);
  const rows = useRef<RowsHandle>(null);
  const moved = useRef(false);
  const list = useMemo(() => listRows(session.servers, query, legs), [session.servers, query, legs]);
  const row = Math.min(active.row, list.length - 1);

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    rows.current?.show(row);
    const focus = () =>
      grid.current?.querySelector<HTMLElement>(`[data-row="${row}"][tabindex="0"]`)?.focus({ preventScroll: false });
    focus();
    // A row far away is drawn only after the window has moved there.
    const later = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(later);
  }, [row, active]);

  // What was just highlighted elsewhere is brought into sight.
  useEffect(() => {
    const box = grid.current;
    const first = selection
      ? list.findIndex((one) =>
          one.kind === "tool" ? selection.tools.has(one.tool.id) : selection.of === `server:${one.server.name}`,
        )
      : -1;
    if (!box || first < 0) return;
    const top = list.slice(0, first).reduce((sum, one) => sum + HEIGHTS[one.kind], 0);
    if (top < box.scrollTop || top + 3 * HEIGHTS.tool > box.scrollTop + box.clientHeight)
      box.scrollTop = Math.max(0, top - 2 * HEIGHTS.server);
    // Only a new selection moves the grid, not a new filter.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [selection]);

  const act = (at: Cell, what: "open" | "turn") => {
    const target = list[at.row];
    if (!target) return;
    if (target.kind === "server") onTurn([target.server.name], target.server.off ? "on" : "off");
    else if (what === "turn") target.server.off || onTurn([target.tool.id], target.tool.off ? "on" : "off");
    else onOpen(target.tool);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    const at = { row, column: active.column };
    if (event.key === "Enter") act(at, at.column === 0 ? "turn" : "open");
    else if (event.key === "e" && !event.ctrlKey) act(at, "open");
    else if ((event.key === "x" || event.key === " ") && !event.ctrlKey) act(at, "turn");
    else {
      const next = nextCell(event, at, list, COLUMNS.length);
      if (!next) return;
      moved.current = true;
      setActive(next);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const onNear = (event: SyntheticEvent) => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>("[data-row]");
    const target = cell ? list[Number(cell.dataset.row)] : undefined;
    onConsider(
      target?.server.off ? target.server.name : target?.kind === "tool" && target.tool.off ? target.tool.id : null,
    );
  };
  const onFar = () => onConsider(null);
  const onClick = (event: MouseEvent) => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>("[data-row]");
    if (!cell) return;
    const at = { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
    setActive(at);
    if (list[at.row]?.kind === "tool") act(at, at.column === 0 ? "turn" : "open");
  };

  return (
    <div className="grid gap-4">
      <PrintTable session={session} />
      <LegFilter
        legs={legs}
        onLegs={setLegs}
        shown={sayContents(list.flatMap((one) => (one.kind === "tool" ? [one.tool] : [])))}
      />
      {list.length === 0 ? (
        <p className="rounded-xl border border-dashed border-edge px-6 py-12 text-center text-muted">
          No tools match. Try another search or other legs.
        </p>
      ) : (
        <div
          ref={grid}
          role="grid"
          aria-label="Tools and legs"
          aria-rowcount={list.length + 1}
          aria-colcount={COLUMNS.length}
          className="relative max-h-[75dvh] overflow-auto rounded-xl border border-line bg-panel shadow-panel print:hidden"
          onKeyDown={onKeyDown}
          onClick={onClick}
          onMouseOver={onNear}
          onMouseLeave={onFar}
          onFocus={onNear}
          onBlur={onFar}
        >
          <HeaderRow />
          <WindowedRows
            count={list.length}
            scroller={grid}
            handle={rows}
            keep={row}
            heightOf={(index) => HEIGHTS[list[index]?.kind ?? "tool"]}
            keyOf={(index) => {
              const one = list[index]!;
              return one.kind === "server" ? `server:${one.server.name}` : `tool:${one.tool.id}`;
            }}
            render={(index) => {
              const one = list[index]!;
              const focusable = index === row;
              if (one.kind === "server")
                return (
                  <MatrixServerRow
                    server={one.server}
                    index={index}
                    focusable={focusable}
                    lit={selection?.of === `server:${one.server.name}`}
                  />
                );
              const { tool, server } = one;
              return (
                <MatrixToolRow
                  tool={tool}
                  serverOff={server.off === true}
                  picked={tool.id === picked}
                  lit={selection?.tools.has(tool.id) === true}
                  index={index}
                  activeColumn={focusable ? active.column : -1}
                  focusable={focusable}
                />
              );
            }}
          />
        </div>
      )}
    </div>
  );
});

function HeaderRow() {
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={cn(
        GRID,
        "sticky top-0 z-[2] h-10 border-b border-edge bg-panel text-[0.8125rem] font-medium text-muted",
      )}
    >
      {COLUMNS.map((column, at) => (
        <div
          key={column.id}
          role="columnheader"
          aria-colindex={at + 1}
          title={column.name}
          className={cn("px-2", at === 1 && "sticky left-0 bg-inherit")}
        >
          {column.head}
        </div>
      ))}
    </div>
  );
}

function listRows(servers: readonly SessionServer[], query: string, legs: readonly Leg[]): MatrixRow[] {
  const wanted = query.trim().toLowerCase();
  return servers.flatMap((server): MatrixRow[] => {
    const named = server.name.toLowerCase().includes(wanted);
    const tools = server.tools.filter(
      (tool) =>
        !(tool.onRequest && tool.off) &&
        (named || tool.tool.name.toLowerCase().includes(wanted)) &&
        legs.every((leg) => tool.classification[leg].verdict !== "no"),
    );
    if (tools.length === 0 && (legs.length > 0 || !named)) return [];
    return [{ kind: "server", server }, ...tools.map((tool): MatrixRow => ({ kind: "tool", server, tool }))];
  });
}
