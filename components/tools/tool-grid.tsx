"use client";
import { useSearchParams } from "next/navigation";
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { EvidenceDrawer, type OverrideInput } from "@/components/evidence/evidence-drawer";
import { cn } from "@/components/ui/class-names";
import { WindowedRows, type RowsHandle } from "@/components/ui/windowed-rows";
import type { Outcome } from "@/lib/core/model/outcome";
import type { SessionTool } from "@/lib/core/model/session";
import { COLUMNS, GRID } from "./columns";
import { readView, viewTools, writeView, type View } from "./rows";
import { ToolFilters } from "./tool-filters";

const ROW_HEIGHT = 44;
const PAGE = 12;

type Props = { tools: SessionTool[]; servers: string[]; overrideLeg: (input: OverrideInput) => Promise<Outcome<null>> };

/**
 * Every tool of every server. One tab stop: arrows, Home, End, Page Up and Page Down move from line to line, Enter or e opens the
 * evidence. What is shown is in the address.
 */
export function ToolGrid({ tools, servers, overrideLeg }: Props) {
  const [view, setView] = useState<View>(readView(new URLSearchParams(useSearchParams())));
  const [active, setActive] = useState(0);
  const [opened, setOpened] = useState<string>();
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useRef<RowsHandle>(null);
  const moved = useRef(false);
  const shown = useMemo(() => viewTools(tools, view), [tools, view]);
  const at = Math.max(0, Math.min(active, shown.length - 1));
  const openedAt = shown.findIndex((tool) => tool.id === opened);

  const change = (part: Partial<View>) => {
    const next = { ...view, ...part };
    setView(next);
    setActive(0);
    window.history.replaceState(window.history.state, "", `/tools${writeView(next)}`);
  };
  const go = (to: number) => {
    moved.current = true;
    setActive(Math.max(0, Math.min(to, shown.length - 1)));
  };
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    rows.current?.show(at);
    const focus = () => scroller.current?.querySelector<HTMLElement>(`[data-line="${at}"]`)?.focus();
    focus();
    // A line far away is drawn only after the window has moved there.
    const later = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(later);
  }, [at]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target as HTMLElement).hasAttribute("data-line")) return;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + PAGE, PageUp: at - PAGE, Home: 0, End: shown.length - 1 }[event.key];
    if (to !== undefined) go(to);
    else if (event.key === "Enter" || event.key === "e" || event.key === " ") setOpened(shown[at]?.id);
    else return;
    event.preventDefault();
  };
  const step = (by: 1 | -1) => {
    const next = shown[openedAt + by];
    if (!next) return;
    setOpened(next.id);
    setActive(openedAt + by);
  };

  return (
    <div className="grid gap-4">
      <ToolFilters view={view} servers={servers} shown={shown.length} all={tools.length} onChange={change} />
      {shown.length === 0 ? (
        <p className="rounded-xl border border-dashed border-edge px-6 py-12 text-center text-muted">No tool fits. Loosen the filters.</p>
      ) : (
        <div
          ref={scroller}
          role="grid"
          aria-label="Tools"
          aria-rowcount={shown.length + 1}
          aria-colcount={COLUMNS.length}
          className="relative max-h-[75dvh] overflow-auto rounded-xl border border-line bg-panel shadow-panel print:max-h-none"
          onKeyDown={onKeyDown}
          onClick={(event) => {
            const line = (event.target as HTMLElement).closest<HTMLElement>("[data-line]")?.dataset.line;
            if (line === undefined) return;
            setActive(Number(line));
            setOpened(shown[Number(line)]?.id);
          }}
        >
          <div role="row" aria-rowindex={1} className={cn(GRID, "sticky top-0 z-[2] h-11 border-b border-edge bg-panel text-[0.8125rem] text-muted")}>
            {COLUMNS.map(({ id, name, head, sort }, index) => (
              <div key={id} role="columnheader" aria-colindex={index + 1} aria-sort={sort && view.sort === sort ? (view.descending ? "descending" : "ascending") : undefined} title={name} className="px-2 font-medium">
                {sort ? (
                  <button type="button" className="inline-flex min-h-6 items-center gap-1 rounded-sm hover:text-ink" onClick={() => change({ sort, descending: view.sort === sort && !view.descending })}>
                    {head}
                    <span aria-hidden="true" className={cn("text-[0.7rem]", view.sort !== sort && "invisible")}>
                      {view.descending ? "▲" : "▼"}
                    </span>
                  </button>
                ) : (
                  head
                )}
              </div>
            ))}
          </div>
          <WindowedRows
            count={shown.length}
            heightOf={() => ROW_HEIGHT}
            keyOf={(index) => shown[index]!.id}
            scroller={scroller}
            keep={at}
            handle={rows}
            render={(index) => {
              const tool = shown[index]!;
              return (
                <div
                  role="row"
                  aria-rowindex={index + 2}
                  data-line={index}
                  tabIndex={index === at ? 0 : -1}
                  className={cn(GRID, "h-11 cursor-pointer border-t border-line bg-panel hover:bg-hover focus-visible:-outline-offset-2", tool.id === opened && "bg-chosen")}
                >
                  {COLUMNS.map(({ id, cell }, column) => (
                    <div key={id} role={id === "name" ? "rowheader" : "gridcell"} aria-colindex={column + 1} className="min-w-0 px-2">
                      {cell(tool)}
                    </div>
                  ))}
                </div>
              );
            }}
          />
        </div>
      )}
      <EvidenceDrawer
        tool={openedAt === -1 ? null : shown[openedAt]!}
        onClose={() => {
          setOpened(undefined);
          go(at);
        }}
        onStep={step}
        evidenceFrom="/api/evidence"
        onOverride={async (input) => {
          const outcome = await overrideLeg(input);
          return "problem" in outcome ? { problem: outcome.problem } : {};
        }}
      />
    </div>
  );
}
