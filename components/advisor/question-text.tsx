"use client";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { Working } from "@/components/ui/status";
import { showHidden } from "@/lib/core/text/visible";

type Props = { open?: { id: string; text?: string; problem?: string }; onClose: () => void };

/** One request body, byte for byte. */
export function QuestionText({ open, onClose }: Props) {
  return (
    <Dialog
      open={open !== undefined}
      onClose={onClose}
      place="side"
      title={open && <span className="font-mono text-lg">{showHidden(open.id)}</span>}
    >
      {open?.problem !== undefined && <Notice kind="problem" title={open.problem} />}
      {open && open.text === undefined && open.problem === undefined && <Working>Reading</Working>}
      {open?.text !== undefined && (
        <div className="grid gap-3">
          <p className="text-sm text-muted">
            The body of the request exactly as it would be sent. The definition stands as data between two fence lines
            that it cannot hold.
          </p>
          <pre
            tabIndex={0}
            className="overflow-x-auto rounded-lg border border-line bg-sunk p-4 text-[0.8125rem] whitespace-pre-wrap wrap-anywhere"
          >
            {open.text}
          </pre>
        </div>
      )}
    </Dialog>
  );
}
