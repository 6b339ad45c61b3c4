import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from "react";
import { focusInRow, type RowsHandle } from "@/components/ui/windowed-rows";
import type { SessionServer, SessionTool } from "@/lib/core/model/session";
import type { Selection } from "@/lib/core/session/selection";
import { COLUMNS } from "./columns";
import { nextCell, type GridPosition } from "./next-cell";

/** In pixels; the classes of the rows say the same. */
export const HEIGHTS = { server: 40, tool: 36 };
export type MatrixRow =
  | { kind: "server"; server: SessionServer }
  | { kind: "tool"; server: SessionServer; tool: SessionTool };

type Props = {
  list: readonly MatrixRow[];
  /** What is highlighted in every view. */
  selection?: Selection;
  onOpen: (tool: SessionTool) => void;
  onTurn: (ids: string[], to: "on" | "off") => void;
  /** Called with something switched off that is under the pointer or the focus; with null when it no longer is. */
  onConsider: (id: string | null) => void;
};

/** Which cell of the matrix is the tab stop, and what keys, clicks and the pointer do with the cells. */
export function useMatrixCells({ list, selection, onOpen, onTurn, onConsider }: Props) {
  const [active, setActive] = useState<GridPosition>({ row: 0, column: 0 });
  const grid = useRef<HTMLDivElement>(null);
  const rows = useRef<RowsHandle>(null);
  const moved = useRef(false);
  const row = Math.min(active.row, list.length - 1);
  useInSight(grid, list, selection);

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    return focusInRow(grid, rows, row, `[data-row="${row}"][tabindex="0"]`);
  }, [row, active]);

  const act = (at: GridPosition, what: "open" | "turn") => {
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
  const handlers = {
    onKeyDown,
    onClick,
    onMouseOver: onNear,
    onMouseLeave: onFar,
    onFocus: onNear,
    onBlur: onFar,
  };
  return { grid, rows, row, column: active.column, handlers };
}

/** What was just highlighted elsewhere is scrolled into view. */
function useInSight(grid: RefObject<HTMLDivElement | null>, list: readonly MatrixRow[], selection?: Selection) {
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
    // Only a new selection scrolls the grid, not a new filter.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [selection]);
}
