import { Highlighter, X } from "@/components/ui/icons";
import { Button } from "@/components/ui/button";
import { showHidden } from "@/lib/core/text/visible";
import { useBoardContext } from "./board-context";
import { Considered } from "./considered";
import { saySelection } from "./say-selection";

/** Visible wherever the page is scrolled to: what is highlighted, or what the thing under the pointer or focus would complete. */
export function BoardStatus() {
  const { settled: session, analysis, considered, selection, clear, onOpenId } = useBoardContext().board;
  const tool = selection?.of.startsWith("tool:") ? selection.of.slice("tool:".length) : undefined;
  const what = considered !== null ? <Considered id={considered} session={session} analysis={analysis} /> : null;
  return (
    <div className="no-print pointer-events-none fixed inset-x-0 bottom-4 z-10 flex justify-center px-4">
      <div
        role="status"
        className="flex max-w-3xl items-center gap-2.5 rounded-xl border border-edge bg-panel px-4 py-2.5 text-sm shadow-raised empty:hidden"
      >
        {what}
        {!what && selection && (
          <>
            <Highlighter aria-hidden="true" className="size-4 shrink-0 text-muted" />
            <span className="line-clamp-2 min-w-0 wrap-anywhere">
              <span className="text-muted">Highlighted: </span>
              {showHidden(saySelection(selection))}
            </span>
            {tool !== undefined && (
              <Button size="small" className="pointer-events-auto shrink-0" onClick={() => onOpenId(tool)}>
                Evidence
              </Button>
            )}
            <Button
              size="small"
              variant="quiet"
              className="pointer-events-auto shrink-0"
              onClick={clear}
              aria-keyshortcuts="Escape"
              title="Clear (Escape)"
            >
              <X aria-hidden="true" className="size-3.5" />
              Clear
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
