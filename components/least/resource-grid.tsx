"use client";
import { CutName } from "@/components/ui/cut-name";
import { cn } from "@/components/ui/class-names";
import { WindowedRows } from "@/components/ui/windowed-rows";
import type { PlacedTool } from "@/lib/core/least/placed";
import { VERBS } from "@/lib/core/least/verbs";
import { showHidden } from "@/lib/core/text/visible";
import { VERB_WORDS } from "./rows";
import { COLUMNS, useCells, type CellProps as Cells } from "./use-cells";

const ROW_HEIGHT = 40;
const TEMPLATE = "grid grid-cols-[minmax(8.5rem,1fr)_repeat(8,3.75rem)] min-w-[38.5rem]";

/**
 * Resources by verbs, each cell with its number of tools. One tab stop: arrows go from cell to cell, Home and End along the
 * row, Page Up and Page Down by ten rows; space or Enter marks what a cell, a row or a column stands for, or unmarks it.
 */
export function ResourceGrid({ rows, all, marked, helping, onTurn }: Cells) {
  const { at, scroller, handle, cell, onKeyDown, onClick } = useCells({ rows, all, marked, helping, onTurn });
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label="Tools by resource and verb"
      aria-multiselectable="true"
      aria-rowcount={rows.length + 1}
      aria-colcount={COLUMNS + 1}
      className="relative max-h-[60dvh] max-w-4xl overflow-auto rounded-xl border border-line bg-panel shadow-panel print:max-h-none"
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <HeaderRow cell={cell} />
      <WindowedRows
        count={rows.length}
        heightOf={() => ROW_HEIGHT}
        keyOf={(index) => rows[index]!.name}
        scroller={scroller}
        keep={Math.max(0, at.row)}
        handle={handle}
        render={(row) => {
          const { name, tools: ofRow } = rows[row]!;
          const {
            tools: _tools,
            on,
            helps: _helps,
            ...head
          } = cell(row, 0, `${showHidden(name)}, all verbs`, "rowheader");
          return (
            <div role="row" aria-rowindex={row + 2} className={cn(TEMPLATE, "h-10 border-t border-line")}>
              <div
                {...head}
                className="sticky left-0 z-[1] flex cursor-pointer items-center gap-1.5 bg-panel px-3 text-sm hover:bg-hover focus-visible:-outline-offset-2"
              >
                <CutName name={showHidden(name)} />
                {on > 0 && <Mark on={on} of={ofRow.length} />}
              </div>
              {VERBS.map((verb, index) => (
                <Cell key={verb} {...cell(row, index + 1, `${showHidden(name)}, ${VERB_WORDS[verb]}`, "gridcell")} />
              ))}
            </div>
          );
        }}
      />
    </div>
  );
}

type CellOf = ReturnType<typeof useCells>["cell"];

/** Everything, and each verb of any resource. */
function HeaderRow({ cell }: { cell: CellOf }) {
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={cn(TEMPLATE, "sticky top-0 z-[3] h-12 border-b border-edge bg-panel text-[0.8125rem] text-muted")}
    >
      {["Resource", ...VERBS.map((verb) => VERB_WORDS[verb])].map((word, column) => {
        const {
          tools,
          on,
          helps: _,
          ...props
        } = cell(-1, column, column === 0 ? "Everything" : `${word}, of any resource`, "columnheader");
        return (
          <div
            key={word}
            {...props}
            className={cn(
              "flex cursor-pointer flex-col items-center justify-center px-1 leading-tight font-medium hover:text-ink focus-visible:-outline-offset-2",
              column === 0 && "sticky left-0 z-[1] items-start bg-panel px-3",
            )}
          >
            {word}
            {on > 0 && <Mark on={on} of={tools.length} />}
          </div>
        );
      })}
    </div>
  );
}

/** How much of a row or column is marked. */
function Mark({ on, of }: { on: number; of: number }) {
  return <span className="shrink-0 text-xs text-ink tabular-nums">{on === of ? "✓" : `${on}/${of}`}</span>;
}

type CellProps = { role: string; tools: readonly PlacedTool[]; on: number; helps: number };

function Cell({ tools, on, helps, ...props }: CellProps) {
  const full = tools.length > 0 && on === tools.length;
  return (
    <div
      {...props}
      className={cn(
        "flex items-center justify-center p-1 focus-visible:-outline-offset-2",
        tools.length > 0 && "cursor-pointer",
      )}
    >
      {tools.length === 0 ? (
        <span className="text-line" aria-hidden="true">
          ·
        </span>
      ) : (
        <span
          aria-hidden="true"
          className={cn(
            "flex h-7 min-w-9 items-center justify-center rounded-md border px-1.5 text-[0.8125rem] tabular-nums",
            full
              ? "border-ink bg-ink font-semibold text-on-ink"
              : on > 0
                ? "border-ink bg-chosen"
                : helps > 0
                  ? "border-dashed border-ink"
                  : "border-line hover:border-edge",
          )}
        >
          {full || on + helps === 0 ? tools.length : `${on + helps}/${tools.length}`}
          {tools.some(({ kind }) => kind === "destroying") && <sup className="ml-0.5 text-[0.6rem]">!</sup>}
        </span>
      )}
    </div>
  );
}
