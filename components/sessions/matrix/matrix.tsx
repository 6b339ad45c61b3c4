"use client";
import { memo, useMemo, useState } from "react";
import { cn } from "@/components/ui/class-names";
import { WindowedRows } from "@/components/ui/windowed-rows";
import type { Leg } from "@/lib/core/model/leg";
import type { Session, SessionServer, SessionTool } from "@/lib/core/model/session";
import type { Selection } from "@/lib/core/session/selection";
import { COLUMNS, GRID } from "./columns";
import { LegFilter } from "./leg-filter";
import { MatrixServerRow, MatrixToolRow } from "./matrix-row";
import { PrintTable } from "./print-table";
import { sayContents } from "../words";
import { HEIGHTS, useMatrixCells, type MatrixRow } from "./use-matrix-cells";

type Props = {
  session: Session;
  query: string;
  /** The tool whose evidence was last looked at. */
  picked?: string;
  /** What is highlighted in every view. */
  selection?: Selection;
  onOpen: (tool: SessionTool) => void;
  onTurn: (ids: string[], to: "on" | "off") => void;
  /** Called with something switched off that is under the pointer or the focus; with null when it no longer is. */
  onConsider: (id: string | null) => void;
};

/**
 * Every tool with its three legs: the workbench, and the table behind every picture. One tab stop; arrows, Home, End, Page
 * Up and Page Down move in it, Enter opens the evidence, x or space switches the tool.
 */
export const Matrix = memo(function Matrix({ session, query, picked, selection, onOpen, onTurn, onConsider }: Props) {
  const [legs, setLegs] = useState<readonly Leg[]>([]);
  const list = useMemo(() => listRows(session.servers, query, legs), [session.servers, query, legs]);
  const { grid, rows, row, column, handlers } = useMatrixCells({ list, selection, onOpen, onTurn, onConsider });

  return (
    <div className="grid gap-4">
      <PrintTable session={session} />
      <LegFilter
        legs={legs}
        onLegs={setLegs}
        shown={sayContents(list.flatMap((one) => (one.kind === "tool" ? [one.tool] : [])))}
      />
      {list.length === 0 ? (
        <p className="rounded-xl border border-dashed border-edge px-6 py-12 text-center text-muted">
          No tools match. Try another search or other legs.
        </p>
      ) : (
        <div
          ref={grid}
          role="grid"
          aria-label="Tools and legs"
          aria-rowcount={list.length + 1}
          aria-colcount={COLUMNS.length}
          className="relative max-h-[75dvh] overflow-auto rounded-xl border border-line bg-panel shadow-panel print:hidden"
          {...handlers}
        >
          <HeaderRow />
          <WindowedRows
            count={list.length}
            scroller={grid}
            handle={rows}
            keep={row}
            heightOf={(index) => HEIGHTS[list[index]?.kind ?? "tool"]}
            keyOf={(index) => {
              const one = list[index]!;
              return one.kind === "server" ? `server:${one.server.name}` : `tool:${one.tool.id}`;
            }}
            render={(index) => {
              const one = list[index]!;
              const focusable = index === row;
              if (one.kind === "server")
                return (
                  <MatrixServerRow
                    server={one.server}
                    index={index}
                    focusable={focusable}
                    lit={selection?.of === `server:${one.server.name}`}
                  />
                );
              const { tool, server } = one;
              return (
                <MatrixToolRow
                  tool={tool}
                  serverOff={server.off === true}
                  picked={tool.id === picked}
                  lit={selection?.tools.has(tool.id) === true}
                  index={index}
                  activeColumn={focusable ? column : -1}
                  focusable={focusable}
                />
              );
            }}
          />
        </div>
      )}
    </div>
  );
});

function HeaderRow() {
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={cn(
        GRID,
        "sticky top-0 z-[2] h-10 border-b border-edge bg-panel text-[0.8125rem] font-medium text-muted",
      )}
    >
      {COLUMNS.map((column, at) => (
        <div
          key={column.id}
          role="columnheader"
          aria-colindex={at + 1}
          title={column.name}
          className={cn("px-2", at === 1 && "sticky left-0 bg-inherit")}
        >
          {column.head}
        </div>
      ))}
    </div>
  );
}

function listRows(servers: readonly SessionServer[], query: string, legs: readonly Leg[]): MatrixRow[] {
  const wanted = query.trim().toLowerCase();
  return servers.flatMap((server): MatrixRow[] => {
    const named = server.name.toLowerCase().includes(wanted);
    const tools = server.tools.filter(
      (tool) =>
        !(tool.onRequest && tool.off) &&
        (named || tool.tool.name.toLowerCase().includes(wanted)) &&
        legs.every((leg) => tool.classification[leg].verdict !== "no"),
    );
    if (tools.length === 0 && (legs.length > 0 || !named)) return [];
    return [{ kind: "server", server }, ...tools.map((tool): MatrixRow => ({ kind: "tool", server, tool }))];
  });
}
