"use client";
import { useState, type ReactNode } from "react";
import { Grid } from "./grid";
import type { GridColumn } from "./grid-props";
import type { PageOf } from "./page-of";
import { IN_ORDER, Pager } from "./pager";

type Sorted<Sort> = { sort: Sort; descending: boolean };
/** What a drawer beside the grid is given: the line that is open, and how to close it or step to another one. */
type Opened<Row> = { row: Row | null; onClose: () => void; onStep: (by: 1 | -1) => void };

type Props<Row, Sort extends string> = {
  label: string;
  columns: readonly GridColumn<Row, Sort>[];
  /** Classes that give the columns their widths. */
  template: string;
  page: PageOf<Row>;
  keyOf: (row: Row) => string;
  view: Sorted<Sort>;
  /** Whether lines for a changed view are on their way. */
  pending: boolean;
  onSort: (by: Sorted<Sort>) => void;
  hrefOf: (page: number) => string;
  filters: ReactNode;
  /** The drawer. */
  children: (opened: Opened<Row>) => ReactNode;
};

/** One page of a long list of tools below its filters; a line opens in a drawer, which can step to its neighbours. */
export function PagedGrid<Row, Sort extends string>(props: Props<Row, Sort>) {
  const { label, columns, template, page, keyOf, view, pending, onSort, hrefOf, filters, children } = props;
  const [opened, setOpened] = useState<string>();
  const rows = page.lines;
  const at = rows.findIndex((row) => keyOf(row) === opened);
  const keyAt = (index: number) => (rows[index] === undefined ? undefined : keyOf(rows[index]));
  return (
    <div className="grid gap-4" aria-busy={pending}>
      {filters}
      {rows.length === 0 ? (
        <p className="rounded-xl border border-dashed border-edge px-6 py-12 text-center text-muted">
          No tools match. Try fewer filters.
        </p>
      ) : (
        <Grid
          label={label}
          columns={columns}
          template={template}
          rows={rows}
          keyOf={keyOf}
          sort={view.sort}
          descending={view.descending}
          onSort={(sort, descending) => onSort({ sort, descending })}
          opened={at === -1 ? undefined : opened}
          onOpen={setOpened}
        />
      )}
      <Pager
        page={page.page}
        pages={page.pages}
        total={`${page.total.toLocaleString("en")} tools`}
        href={hrefOf}
        ways={IN_ORDER}
      />
      {children({
        row: rows[at] ?? null,
        onClose: () => setOpened(undefined),
        onStep: (by) => setOpened((now) => keyAt(at + by) ?? now),
      })}
    </div>
  );
}
