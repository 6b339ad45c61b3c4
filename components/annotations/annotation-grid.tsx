"use client";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { Grid } from "@/components/ui/grid";
import { pageAddress, type PageOf } from "@/components/ui/page-of";
import { IN_ORDER, Pager } from "@/components/ui/pager";
import { useView } from "@/components/ui/use-view";
import { AnnotationDrawer } from "./annotation-drawer";
import { COLUMNS, TEMPLATE } from "./columns";
import { AnnotationFilters } from "./filters";
import type { AnnotationRow } from "@/lib/core/annotations/rows";
import { readView, writeView, type View } from "./row";

type Props = {
  /** The page of lines that fit. */ rows: PageOf<AnnotationRow>;
  /** How many there are in all. */ all: number;
  servers: string[];
};

/** Every tool with what is declared of it and what is assumed; opening one says what clients make of it and what to declare. */
export function AnnotationGrid({ rows, all, servers }: Props) {
  const address = (view: View, page = 1) => pageAddress(`/annotations${writeView(view)}`, page);
  const { view, pending, change } = useView(readView(new URLSearchParams(useSearchParams())), address);
  const [opened, setOpened] = useState<string>();
  const shown = rows.lines;
  const openedAt = shown.findIndex(({ id }) => id === opened);
  return (
    <div className="grid gap-4" aria-busy={pending}>
      <AnnotationFilters view={view} servers={servers} shown={rows.total} all={all} onChange={change} />
      {shown.length === 0 ? (
        <p className="rounded-xl border border-dashed border-edge px-6 py-12 text-center text-muted">
          No tools match. Try fewer filters.
        </p>
      ) : (
        <Grid
          label="Hints"
          columns={COLUMNS}
          template={TEMPLATE}
          rows={shown}
          keyOf={({ id }) => id}
          sort={view.sort}
          descending={view.descending}
          onSort={(sort, descending) => change({ sort, descending })}
          opened={openedAt === -1 ? undefined : opened}
          onOpen={setOpened}
        />
      )}
      <Pager
        page={rows.page}
        pages={rows.pages}
        total={`${rows.total.toLocaleString("en")} tools`}
        href={(page) => address(view, page)}
        ways={IN_ORDER}
      />
      <AnnotationDrawer
        row={openedAt === -1 ? null : shown[openedAt]!}
        onClose={() => setOpened(undefined)}
        onStep={(by) => setOpened((now) => shown[openedAt + by]?.id ?? now)}
      />
    </div>
  );
}
