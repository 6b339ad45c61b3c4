"use client";
import { useSearchParams } from "next/navigation";
import { EvidenceDrawer, type OverrideInput } from "@/components/evidence/evidence-drawer";
import { pageAddress, type PageOf } from "@/components/ui/page-of";
import { PagedGrid } from "@/components/ui/paged-grid";
import { useView } from "@/components/ui/use-view";
import type { Outcome } from "@/lib/core/model/outcome";
import type { SessionTool } from "@/lib/core/model/session";
import { COLUMNS, TEMPLATE } from "./columns";
import { readView, writeView, type ToolView } from "./rows";
import { ToolFilters } from "./tool-filters";

type Props = {
  /** The page of tools that match. */ tools: PageOf<SessionTool>;
  /** How many there are in all. */ all: number;
  servers: string[];
  overrideLeg: (input: OverrideInput) => Promise<Outcome<null>>;
};

/** Every tool of every server, with its legs; opening one shows the evidence. What is shown is in the address. */
export function ToolGrid({ tools, all, servers, overrideLeg }: Props) {
  const address = (view: ToolView, page = 1) => pageAddress(`/tools${writeView(view)}`, page);
  const { view, pending, change } = useView(readView(new URLSearchParams(useSearchParams())), address);
  const onOverride = async (input: OverrideInput) => {
    const outcome = await overrideLeg(input);
    return "problem" in outcome ? { problem: outcome.problem } : {};
  };
  return (
    <PagedGrid
      label="Tools"
      columns={COLUMNS}
      template={TEMPLATE}
      page={tools}
      keyOf={({ id }) => id}
      view={view}
      pending={pending}
      onSort={change}
      hrefOf={(page) => address(view, page)}
      filters={<ToolFilters view={view} servers={servers} shown={tools.total} all={all} onChange={change} />}
    >
      {({ row, ...opened }) => (
        <EvidenceDrawer tool={row} {...opened} evidenceFrom="/api/evidence" onOverride={onOverride} />
      )}
    </PagedGrid>
  );
}
