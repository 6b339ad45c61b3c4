"use client";
import { useSearchParams } from "next/navigation";
import { useMemo, useState } from "react";
import { Grid } from "@/components/ui/grid";
import { AnnotationDrawer } from "./annotation-drawer";
import { COLUMNS, TEMPLATE } from "./columns";
import { AnnotationFilters } from "./filters";
import { readView, viewRows, writeView, type AnnotationRow, type View } from "./row";

/** Every tool with what is declared of it and what is assumed; opening one says what clients make of it and what to declare. */
export function AnnotationGrid({ rows, servers }: { rows: AnnotationRow[]; servers: string[] }) {
  const [view, setView] = useState<View>(readView(new URLSearchParams(useSearchParams())));
  const [opened, setOpened] = useState<string>();
  const shown = useMemo(() => viewRows(rows, view), [rows, view]);
  const openedAt = shown.findIndex(({ id }) => id === opened);
  const change = (part: Partial<View>) => {
    const next = { ...view, ...part };
    setView(next);
    window.history.replaceState(window.history.state, "", `/annotations${writeView(next)}`);
  };
  return (
    <div className="grid gap-4">
      <AnnotationFilters view={view} servers={servers} shown={shown.length} all={rows.length} onChange={change} />
      {shown.length === 0 ? (
        <p className="rounded-xl border border-dashed border-edge px-6 py-12 text-center text-muted">
          No tool fits. Loosen the filters.
        </p>
      ) : (
        <Grid
          label="Annotations"
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
      <AnnotationDrawer
        row={openedAt === -1 ? null : shown[openedAt]!}
        onClose={() => setOpened(undefined)}
        onStep={(by) => setOpened((now) => shown[openedAt + by]?.id ?? now)}
      />
    </div>
  );
}
