"use client";
import { useSearchParams } from "next/navigation";
import { useMemo, useState } from "react";
import { EvidenceDrawer, type OverrideInput } from "@/components/evidence/evidence-drawer";
import { Grid } from "@/components/ui/grid";
import type { Outcome } from "@/lib/core/model/outcome";
import type { SessionTool } from "@/lib/core/model/session";
import { COLUMNS, TEMPLATE } from "./columns";
import { readView, viewTools, writeView, type View } from "./rows";
import { ToolFilters } from "./tool-filters";

type Props = { tools: SessionTool[]; servers: string[]; overrideLeg: (input: OverrideInput) => Promise<Outcome<null>> };

/** Every tool of every server, with its legs; opening one shows the evidence. What is shown is in the address. */
export function ToolGrid({ tools, servers, overrideLeg }: Props) {
  const [view, setView] = useState<View>(readView(new URLSearchParams(useSearchParams())));
  const [opened, setOpened] = useState<string>();
  const shown = useMemo(() => viewTools(tools, view), [tools, view]);
  const openedAt = shown.findIndex((tool) => tool.id === opened);
  const change = (part: Partial<View>) => {
    const next = { ...view, ...part };
    setView(next);
    window.history.replaceState(window.history.state, "", `/tools${writeView(next)}`);
  };
  return (
    <div className="grid gap-4">
      <ToolFilters view={view} servers={servers} shown={shown.length} all={tools.length} onChange={change} />
      {shown.length === 0 ? (
        <p className="rounded-xl border border-dashed border-edge px-6 py-12 text-center text-muted">
          No tool fits. Loosen the filters.
        </p>
      ) : (
        <Grid
          label="Tools"
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
      <EvidenceDrawer
        tool={openedAt === -1 ? null : shown[openedAt]!}
        onClose={() => setOpened(undefined)}
        onStep={(by) => setOpened((now) => shown[openedAt + by]?.id ?? now)}
        evidenceFrom="/api/evidence"
        onOverride={async (input) => {
          const outcome = await overrideLeg(input);
          return "problem" in outcome ? { problem: outcome.problem } : {};
        }}
      />
    </div>
  );
}
