"use client";
import { X } from "@/components/ui/icons";
import { useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import type { Session } from "@/lib/core/model/session";
import type { Wishes } from "@/lib/core/model/wishes";
import type { BoardActions } from "../board-types";
import { ToolName } from "../tool-name";
import { linesOf } from "./wish-lines";
import { AddWish } from "./add-wish";

type Props = { session: Session; save?: BoardActions["wishes"] };

const NONE: Wishes = { keep: [], costs: {}, together: [] };

/** A person's constraints on a fix: what must stay, what losing it costs, what belongs together. Cuts and splits follow at once, and stay exact. */
export function SplitPlanWishes({ session, save }: Props) {
  const wishes = session.wishes ?? NONE;
  const [problem, setProblem] = useState<string>();
  const [busy, start] = useTransition();
  const lines = linesOf(wishes);
  if (!save && lines.length === 0) return null;
  const keep = (next: Wishes) => start(async () => setProblem((await save!(next)).problem));
  return (
    <section aria-labelledby="wishes" className="grid gap-3">
      <div>
        <CardTitle id="wishes">Constraints</CardTitle>
        <p className="max-w-prose text-sm text-muted">
          What must stay, what it costs to lose something, and what belongs in one session. Cuts and splits respect
          them; earlier constraints take precedence.
        </p>
      </div>
      {lines.length > 0 && (
        <Card className="p-4">
          <ul className="grid divide-y divide-line text-sm">
            {lines.map(({ key, ids, words, without }) => (
              <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
                <span className="flex min-w-0 flex-1 basis-60 flex-wrap items-center gap-x-1.5 gap-y-1">
                  <ToolName id={ids[0]!} /> {words}
                  {ids.slice(1).map((id) => (
                    <ToolName key={id} id={id} />
                  ))}
                </span>
                {save && (
                  <Button
                    variant="quiet"
                    size="icon"
                    className="size-7"
                    disabled={busy}
                    aria-label={`Remove: ${ids[0]} ${words} ${ids.slice(1).join(", ")}`}
                    onClick={() => keep(without)}
                  >
                    <X aria-hidden="true" className="size-4" />
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {save && <AddWish session={session} wishes={wishes} busy={busy} onAdd={keep} />}
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}
