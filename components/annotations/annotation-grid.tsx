"use client";
import { useSearchParams } from "next/navigation";
import { pageAddress, type PageOf } from "@/components/ui/page-of";
import { PagedGrid } from "@/components/ui/paged-grid";
import { useView } from "@/components/ui/use-view";
import type { AnnotationRow } from "@/lib/core/annotations/rows";
import { AnnotationDrawer } from "./annotation-drawer";
import { COLUMNS, TEMPLATE } from "./columns";
import { AnnotationFilters } from "./filters";
import { readView, writeView, type HintView } from "./row";

type Props = {
  /** The page of lines that match. */ rows: PageOf<AnnotationRow>;
  /** How many there are in all. */ all: number;
  servers: string[];
};

/** Every tool with what it declares and what is assumed; opening one says what clients make of it and what to declare. */
export function AnnotationGrid({ rows, all, servers }: Props) {
  const address = (view: HintView, page = 1) => pageAddress(`/annotations${writeView(view)}`, page);
  const { view, pending, change } = useView(readView(new URLSearchParams(useSearchParams())), address);
  return (
    <PagedGrid
      label="Hints"
      columns={COLUMNS}
      template={TEMPLATE}
      page={rows}
      keyOf={({ id }) => id}
      view={view}
      pending={pending}
      onSort={change}
      hrefOf={(page) => address(view, page)}
      filters={<AnnotationFilters view={view} servers={servers} shown={rows.total} all={all} onChange={change} />}
    >
      {(opened) => <AnnotationDrawer {...opened} />}
    </PagedGrid>
  );
}
