import { memo } from "react";
import { cn } from "@/components/ui/class-names";
import type { SessionServer, SessionTool } from "@/lib/core/model/session";
import { serverLabel } from "@/lib/core/session/server-label";
import { serverFacts } from "../words";
import { COLUMNS, GRID } from "./columns";

const cellClass = "flex h-full items-center px-2 max-sm:px-1 focus-visible:-outline-offset-2 rounded-sm";
/** The two columns that stay visible when the grid scrolls sideways. */
const stay = (index: number) => index === 1 && "sticky left-0 z-[1] bg-inherit min-w-0";

type RowProps = { index: number; activeColumn: number; focusable: boolean; /** Highlighted. */ lit: boolean };
const LIT = "bg-quote shadow-[inset_3px_0_0_var(--color-ink)]";

export const MatrixToolRow = memo(function MatrixToolRow({
  tool,
  serverOff,
  picked,
  lit,
  index,
  activeColumn,
  focusable,
}: RowProps & { tool: SessionTool; serverOff: boolean; picked: boolean }) {
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={picked}
      data-of={`tool:${tool.id}`}
      data-lit={lit || undefined}
      className={cn(GRID, "h-9 border-t border-line bg-panel hover:bg-hover", picked && "bg-chosen", lit && LIT)}
    >
      {COLUMNS.map((column, at) => (
        <div
          key={column.id}
          role={at === 1 ? "rowheader" : "gridcell"}
          aria-colindex={at + 1}
          data-row={index}
          data-column={at}
          tabIndex={focusable && at === activeColumn ? 0 : -1}
          className={cn(cellClass, stay(at))}
        >
          {column.cell(tool, serverOff)}
        </div>
      ))}
    </div>
  );
});

export const MatrixServerRow = memo(function MatrixServerRow({
  server,
  index,
  focusable,
  lit,
}: Omit<RowProps, "activeColumn"> & { server: SessionServer }) {
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-of={`server:${server.name}`}
      data-lit={lit || undefined}
      className={cn("grid h-10 min-w-[48.2rem] items-end sm:min-w-[54rem] border-t border-edge bg-sunk", lit && LIT)}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        aria-colspan={COLUMNS.length}
        data-row={index}
        data-column={0}
        tabIndex={focusable ? 0 : -1}
        className={cn(cellClass, "gap-2 text-sm")}
      >
        <span className="sticky left-2 flex items-baseline gap-2">
          <strong className={cn("font-semibold", server.off && "text-muted line-through decoration-edge")}>
            {serverLabel(server)}
          </strong>
          <span className="text-[0.8125rem] text-muted">
            {serverFacts(server)}
            {server.off && ", switched off"}
          </span>
        </span>
      </div>
    </div>
  );
});
