"use client";
import { Settings2 } from "@/components/ui/icons";
import { useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { BoardActions } from "./board-types";

type Props = { name: string; rename: BoardActions["rename"]; remove: BoardActions["remove"] };

/** Rename and delete, out of the way of the switches. */
export function SessionMenu({ name, rename, remove }: Props) {
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(name);
  const [sure, setSure] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [busy, start] = useTransition();
  const run = (action: () => Promise<{ problem?: string }>) =>
    start(async () => {
      const answer = await action();
      setProblem(answer.problem);
      if (answer.problem === undefined) setOpen(false);
    });
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Rename or delete this session"
        title="Rename or delete"
        onClick={() => (setDraft(name), setSure(false), setProblem(undefined), setOpen(true))}
      >
        <Settings2 aria-hidden="true" className="size-4" />
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="This session">
        <form
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            run(() => rename(draft.trim()));
          }}
        >
          <Field label="Name" className="flex-1" error={problem}>
            {(wiring) => (
              <Input
                {...wiring}
                value={draft}
                maxLength={120}
                required
                onChange={(event) => setDraft(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" variant="solid" disabled={busy || !draft.trim() || draft.trim() === name}>
            Rename
          </Button>
        </form>
        <div className="mt-8 grid gap-3 border-t border-line pt-5">
          <p className="text-sm text-muted">Deletes the name and the switches. The servers and their snapshots stay.</p>
          {sure ? (
            <div className="flex gap-2">
              <Button variant="solid" disabled={busy} onClick={() => run(remove)}>
                Delete permanently
              </Button>
              <Button variant="quiet" onClick={() => setSure(false)}>
                Cancel
              </Button>
            </div>
          ) : (
            <Button className="w-fit" onClick={() => setSure(true)}>
              Delete this session
            </Button>
          )}
        </div>
      </Dialog>
    </>
  );
}
