import { cn } from "./class-names";
import type { GridProps } from "./grid-props";

/** The heads of the columns, which sort. */
export function HeaderRow<Row, Sort extends string>({
  template,
  columns,
  sort,
  descending,
  onSort,
}: Pick<GridProps<Row, Sort>, "template" | "columns" | "sort" | "descending" | "onSort">) {
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

/** One line, a cell for each column. */
export function GridLine<Row, Sort extends string>({
  row,
  index,
  at,
  template,
  opened,
  columns,
}: Pick<GridProps<Row, Sort>, "template" | "columns"> & { row: Row; index: number; at: number; opened: boolean }) {
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
