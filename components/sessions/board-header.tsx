"use client";
import { CircleHelp, Redo2, Undo2 } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { LiveRegion } from "@/components/ui/status";
import { showHidden } from "@/lib/core/text/visible";
import { useBoardContext } from "./board-context";
import type { BoardOutput } from "./board-output";
import { SessionMenu } from "./session-menu";

/** The session's name, what can be done with its switches, and further pages about it. */
export function BoardHeader() {
  const { board, output, actions } = useBoardContext();
  const { shown: session, changed, fits, history, onDiscard } = board;
  const { pages, onSave } = output;
  const [problem, setProblem] = useState<string>();
  const [saved, setSaved] = useState(false);
  const [busy, start] = useTransition();
  const save = () => {
    setSaved(false);
    start(async () => {
      const answer = await onSave();
      setProblem(answer.problem);
      setSaved(answer.problem === undefined);
    });
  };
  return (
    <div className="mb-4 grid gap-1.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        <h1 className="mr-auto min-w-0 text-2xl font-semibold tracking-tight wrap-anywhere">
          {showHidden(session.name)}
        </h1>
        <div className="no-print flex flex-wrap items-center gap-1.5">
          {actions && changed && (
            <>
              <Button variant="quiet" onClick={onDiscard}>
                Discard changes
              </Button>
              <Button variant="solid" onClick={save} disabled={busy}>
                {busy ? "Saving…" : "Save switches"}
              </Button>
            </>
          )}
          <Button
            variant="quiet"
            size="icon"
            onClick={history.undo}
            disabled={!history.canUndo}
            aria-label="Undo"
            title="Undo (Ctrl Z)"
            aria-keyshortcuts="Control+Z Meta+Z u"
          >
            <Undo2 aria-hidden="true" className="size-4" />
          </Button>
          <Button
            variant="quiet"
            size="icon"
            onClick={history.redo}
            disabled={!history.canRedo}
            aria-label="Redo"
            title="Redo (Ctrl Shift Z)"
            aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z Shift+U"
          >
            <Redo2 aria-hidden="true" className="size-4" />
          </Button>
          <Button
            variant="quiet"
            size="icon"
            onClick={() => board.onHelp(true)}
            aria-label="Keys on the board"
            title="Keys (?)"
          >
            <CircleHelp aria-hidden="true" className="size-4" />
          </Button>
          {actions && <SessionMenu name={session.name} rename={actions.rename} remove={actions.remove} />}
        </div>
      </div>
      {pages.length > 0 && <MorePages pages={pages} />}
      {problem && <p role="alert">{problem}</p>}
      <LiveRegion>{saved && !changed ? "Switches saved." : ""}</LiveRegion>
      {!fits && (
        <p className="text-sm text-muted">There are too many changed switches for a link: save them to keep them.</p>
      )}
    </div>
  );
}

function MorePages({ pages }: { pages: BoardOutput["pages"] }) {
  return (
    <nav aria-label="More about this session" className="no-print flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {pages.map(({ label, href }) => (
        <Link
          key={label}
          href={href}
          className="text-muted underline decoration-line underline-offset-4 hover:text-ink hover:decoration-ink"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
