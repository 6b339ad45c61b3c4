import type { ReactNode } from "react";

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

export type GridProps<Row, Sort extends string> = {
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
