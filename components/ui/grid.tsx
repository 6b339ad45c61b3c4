"use client";
import type { GridProps } from "./grid-props";
import { GridLine, HeaderRow } from "./grid-rows";
import { useLines } from "./use-lines";
import { WindowedRows } from "./windowed-rows";

const ROW_HEIGHT = 44;

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
}: GridProps<Row, Sort>) {
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
          <GridLine
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
