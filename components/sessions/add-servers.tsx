"use client";
import { Plus } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { useState, useTransition } from "react";
import { ServerPicker } from "@/components/servers/server-picker";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { BoardServers } from "./board-types";

/** Adds registered servers to the session, switched on; links to the page that registers new ones. */
export function AddServers({ others, onAdd }: Pick<BoardServers, "others" | "onAdd">) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<string>();
  const [busy, start] = useTransition();
  const add = () =>
    start(async () => {
      const answer = await onAdd([...chosen]);
      setProblem(answer.problem);
      if (answer.problem === undefined) setOpen(false);
    });
  return (
    <>
      <Button
        size="small"
        className="w-fit"
        onClick={() => (setChosen(new Set()), setProblem(undefined), setOpen(true))}
      >
        <Plus aria-hidden="true" className="size-3.5" />
        Add servers
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Add servers to this session">
        <div className="grid gap-4">
          {others.length > 0 ? (
            <ServerPicker servers={others} chosen={chosen} onChosen={setChosen} />
          ) : (
            <p className="text-muted">Every registered server is in this session already.</p>
          )}
          {problem && <p role="alert">{problem}</p>}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button variant="solid" disabled={busy || chosen.size === 0} onClick={add}>
              {busy ? "Adding…" : chosen.size > 1 ? `Add ${chosen.size} servers` : "Add"}
            </Button>
            <Link href="/servers/add" className="text-sm underline underline-offset-4">
              Register a new server
            </Link>
          </div>
        </div>
      </Dialog>
    </>
  );
}
