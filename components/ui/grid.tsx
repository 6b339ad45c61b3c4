"use client";
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { cn } from "./class-names";
import { focusInRow, WindowedRows, type RowsHandle } from "./windowed-rows";

const ROW_HEIGHT = 44;
const PAGE = 12;

/** One column. `name` says it in full; without `sort` it cannot be sorted by. */
export type GridColumn<Row, Sort extends string> = {
  id: string;
  name: string;
  head: ReactNode;
  sort?: Sort;
  rowHeader?: boolean;
  /** Left out on a phone, where another column says it. */ wideOnly?: boolean;
  cell: (row: Row) => ReactNode;
};

type Props<Row, Sort extends string> = {
  label: string;
  columns: readonly GridColumn<Row, Sort>[];
  /** Classes that give the columns their widths. */
  template: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  sort: Sort;
  descending: boolean;
  onSort: (sort: Sort, descending: boolean) => void;
  /** Key of the row whose details are open; the focus goes back to it when they close. */
  opened: string | undefined;
  onOpen: (key: string) => void;
};

/**
 * A grid of many lines. One tab stop: arrows, Home, End, Page Up and Page Down move from line to line, Enter, Space or e opens
 * the line.
 */
export function Grid<Row, Sort extends string>({
  label,
  columns,
  template,
  rows,
  keyOf,
  sort,
  descending,
  onSort,
  opened,
  onOpen,
}: Props<Row, Sort>) {
  const { at, openedAt, setActive, scroller, handle, onKeyDown } = useLines({ rows, keyOf, opened, onOpen });

  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length}
      className="relative max-h-[75dvh] overflow-auto rounded-xl border border-line bg-panel shadow-panel print:max-h-none"
      onKeyDown={onKeyDown}
      onClick={(event) => {
        const line = (event.target as HTMLElement).closest<HTMLElement>("[data-line]")?.dataset.line;
        if (line === undefined) return;
        setActive(Number(line));
        onOpen(keyOf(rows[Number(line)]!));
      }}
    >
      <HeaderRow
        template={template}
        columns={columns}
        sort={sort}
        descending={descending}
        onSort={(by, down) => (setActive(0), onSort(by, down))}
      />
      <WindowedRows
        count={rows.length}
        heightOf={() => ROW_HEIGHT}
        keyOf={(index) => keyOf(rows[index]!)}
        scroller={scroller}
        keep={at}
        handle={handle}
        render={(index) => (
          <Line
            row={rows[index]!}
            index={index}
            at={at}
            opened={index === openedAt}
            template={template}
            columns={columns}
          />
        )}
      />
    </div>
  );
}

function Line<Row, Sort extends string>({
  row,
  index,
  at,
  template,
  opened,
  columns,
}: Pick<Props<Row, Sort>, "template" | "columns"> & { row: Row; index: number; at: number; opened: boolean }) {
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-line={index}
      tabIndex={index === at ? 0 : -1}
      className={cn(
        template,
        "h-11 cursor-pointer border-t border-line bg-panel hover:bg-hover focus-visible:-outline-offset-2",
        opened && "bg-chosen",
      )}
    >
      {columns.map(({ id, cell, rowHeader, wideOnly }, column) => (
        <div
          key={id}
          role={rowHeader ? "rowheader" : "gridcell"}
          aria-colindex={column + 1}
          className={cn("min-w-0 px-2 max-sm:px-1", wideOnly && "max-sm:hidden")}
        >
          {cell(row)}
        </div>
      ))}
    </div>
  );
}

function HeaderRow<Row, Sort extends string>({
  template,
  columns,
  sort,
  descending,
  onSort,
}: Pick<Props<Row, Sort>, "template" | "columns" | "sort" | "descending" | "onSort">) {
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={cn(template, "sticky top-0 z-[2] h-11 border-b border-edge bg-panel text-[0.8125rem] text-muted")}
    >
      {columns.map(({ id, name, head, sort: by, wideOnly }, index) => (
        <div
          key={id}
          role="columnheader"
          aria-colindex={index + 1}
          aria-sort={by && sort === by ? (descending ? "descending" : "ascending") : undefined}
          title={name}
          className={cn("px-2 font-medium max-sm:px-1", wideOnly && "max-sm:hidden")}
        >
          {by ? (
            <button
              type="button"
              className="inline-flex min-h-6 items-center gap-1 rounded-sm hover:text-ink"
              onClick={() => onSort(by, sort === by && !descending)}
            >
              {head}
              <span aria-hidden="true" className={cn("text-[0.7rem]", sort !== by && "invisible")}>
                {descending ? "▲" : "▼"}
              </span>
            </button>
          ) : (
            head
          )}
        </div>
      ))}
    </div>
  );
}

/** Which line is the tab stop, moved by keys and by what is opened and closed. */
function useLines<Row, Sort extends string>({
  rows,
  keyOf,
  opened,
  onOpen,
}: Pick<Props<Row, Sort>, "rows" | "keyOf" | "opened" | "onOpen">) {
  const [active, setActive] = useState(0);
  const scroller = useRef<HTMLDivElement>(null);
  const handle = useRef<RowsHandle>(null);
  const moved = useRef(false);
  const openedAt = opened === undefined ? -1 : rows.findIndex((row) => keyOf(row) === opened);
  const at = openedAt >= 0 ? openedAt : Math.max(0, Math.min(active, rows.length - 1));
  const wasOpened = useRef(-1);
  const focusLine = (line: number) => focusInRow(scroller, handle, line, `[data-line="${line}"]`);

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    return focusLine(at);
  }, [at]);
  useEffect(() => {
    const before = wasOpened.current;
    wasOpened.current = openedAt;
    if (openedAt >= 0) return setActive(openedAt);
    if (before >= 0) return focusLine(before);
  }, [openedAt]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target as HTMLElement).hasAttribute("data-line")) return;
    const to = nextLine(event.key, at, rows.length);
    if (to !== undefined) {
      moved.current = true;
      setActive(to);
    } else if (event.key === "Enter" || event.key === "e" || event.key === " ") onOpen(keyOf(rows[at]!));
    else return;
    event.preventDefault();
  };
  return { at, openedAt, setActive, scroller, handle, onKeyDown };
}

/** The line that a key moves to. */
function nextLine(key: string, at: number, count: number): number | undefined {
  const to = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + PAGE,
    PageUp: at - PAGE,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined ? undefined : Math.max(0, Math.min(to, count - 1));
}
