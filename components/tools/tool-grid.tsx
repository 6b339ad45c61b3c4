"use client";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { EvidenceDrawer, type OverrideInput } from "@/components/evidence/evidence-drawer";
import { Grid } from "@/components/ui/grid";
import { pageAddress, type PageOf } from "@/components/ui/page-of";
import { IN_ORDER, Pager } from "@/components/ui/pager";
import { useView } from "@/components/ui/use-view";
import type { Outcome } from "@/lib/core/model/outcome";
import type { SessionTool } from "@/lib/core/model/session";
import { COLUMNS, TEMPLATE } from "./columns";
import { readView, writeView, type View } from "./rows";
import { ToolFilters } from "./tool-filters";

type Props = {
  /** The page of tools that fit. */ tools: PageOf<SessionTool>;
  /** How many there are in all. */ all: number;
  servers: string[];
  overrideLeg: (input: OverrideInput) => Promise<Outcome<null>>;
};

/** Every tool of every server, with its legs; opening one shows the evidence. What is shown is in the address. */
export function ToolGrid({ tools, all, servers, overrideLeg }: Props) {
  const address = (view: View, page = 1) => pageAddress(`/tools${writeView(view)}`, page);
  const { view, pending, change } = useView(readView(new URLSearchParams(useSearchParams())), address);
  const [opened, setOpened] = useState<string>();
  const shown = tools.lines;
  const openedAt = shown.findIndex((tool) => tool.id === opened);
  return (
    <div className="grid gap-4" aria-busy={pending}>
      <ToolFilters view={view} servers={servers} shown={tools.total} all={all} onChange={change} />
      {shown.length === 0 ? (
        <p className="rounded-xl border border-dashed border-edge px-6 py-12 text-center text-muted">
          No tools match. Try fewer filters.
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
      <Pager
        page={tools.page}
        pages={tools.pages}
        total={`${tools.total.toLocaleString("en")} tools`}
        href={(page) => address(view, page)}
        ways={IN_ORDER}
      />
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
