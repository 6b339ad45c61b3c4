"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { answered } from "@/components/ui/answered";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import type { Outcome } from "@/lib/core/model/outcome";
import type { Transport } from "@/lib/core/model/server";
import { showHidden } from "@/lib/core/text/visible";
import { EditForm, type EditActions } from "./edit-form";

type Shown = { transport: Transport; version: string; kept: string[] };

export type MendActions = EditActions & {
  /** How a server is reached now, what names that, and the places of the values that are kept for it. */
  entryOf: (input: { serverId: string }) => Promise<Outcome<Shown>>;
};
type Props = {
  server: { id: string; name: string };
  actions: MendActions;
  /** The session that needs it, to return to afterwards. */
  sessionId?: string;
};
type Open = Shown & { first: Transport["kind"] };

/** What to do about a server that failed, without leaving the page: edit its entry, or paste its tools. */
export function MendButtons({ server: { id, name }, actions, sessionId }: Props) {
  const router = useRouter();
  const [open, setOpen] = useState<Open>();
  const [problem, setProblem] = useState<string>();
  const begin = async (asked: "entry" | "given") => {
    const outcome = await answered(actions.entryOf({ serverId: id }));
    setProblem("problem" in outcome ? outcome.problem : undefined);
    if ("ok" in outcome) setOpen({ ...outcome.ok, first: asked === "given" ? "given" : outcome.ok.transport.kind });
  };
  const done = (next: string, asked: "entry" | "given") => {
    setOpen(undefined);
    if (asked === "given") router.refresh();
    else router.push(sessionId && next.includes("?") ? `${next}&session=${sessionId}` : next);
  };
  return (
    <>
      <Button size="small" onClick={() => begin("entry")} aria-label={`Edit ${showHidden(name)}`}>
        Edit
      </Button>
      <Button size="small" onClick={() => begin("given")} aria-label={`Paste its tools: ${showHidden(name)}`}>
        Paste its tools
      </Button>
      {problem && <Notice kind="problem" title={problem} />}
      <Dialog open={open !== undefined} onClose={() => setOpen(undefined)} title={`Edit ${showHidden(name)}`}>
        {open && (
          <EditForm
            serverId={id}
            {...open}
            editServer={actions.editServer}
            giveTools={actions.giveTools}
            onDone={done}
          />
        )}
      </Dialog>
    </>
  );
}
