"use client";
import { X } from "@/components/ui/icons";
import { useState, useTransition } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { readGates } from "@/lib/core/analysis/gates";
import { EVERYTHING, GATE_WORDS, type Gate } from "@/lib/core/model/gate";
import type { Session, Stance } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";
import type { BoardActions } from "../board-types";
import { ToolName } from "../tool-name";
import { AddGate } from "./add-gate";

type Props = { session: Session; stance: Stance; save?: BoardActions["gates"] };

const NONE: readonly Gate[] = [];

/** Controls that hold a leg back without taking the tool away: which are in place, their effect, and what they leave open. */
export function Gates({ session, stance, save }: Props) {
  const gates = session.gates ?? NONE;
  const [problem, setProblem] = useState<string>();
  const [busy, start] = useTransition();
  if (!save && gates.length === 0) return null;
  const reading = readGates(session, gates, stance);
  // What files define is not stored again, nor what they switch off.
  const keep = (next: readonly Gate[]) =>
    start(async () => {
      const own = next.filter(({ from }) => from === undefined).map(({ except: _except, ...gate }) => gate);
      setProblem((await save!(own)).problem);
    });
  return (
    <section aria-labelledby="gates" className="grid gap-3">
      <div>
        <CardTitle id="gates">Compensating controls</CardTitle>
        <p className="max-w-prose text-sm text-muted">
          Controls that hold a leg back while the tool stays. They are reported beside the verdict and never change it,
          because Trefoil cannot see whether they work.
        </p>
      </div>
      {gates.length > 0 && (
        <Card className="grid gap-3 p-4">
          <p className="font-medium">{reading.sentence}</p>
          <ul className="grid divide-y divide-line text-sm">
            {gates.map((gate) => (
              <li
                key={`${gate.on} ${gate.kind} ${gate.from ?? ""}`}
                className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2"
              >
                <span className="min-w-0 flex-1 basis-60">
                  {gate.on === EVERYTHING ? "Every call" : <ToolName id={gate.on} />}: {GATE_WORDS[gate.kind]}
                  {gate.except && (
                    <span className="block text-muted">
                      {gate.except.includes(EVERYTHING)
                        ? "It holds for no call: a rule approves all of them in advance."
                        : `Not for ${gate.except.slice(0, 5).join(", ")}${gate.except.length > 5 ? ` and ${gate.except.length - 5} more` : ""}: a rule approves these calls in advance.`}
                    </span>
                  )}
                  {gate.note && <span className="block wrap-anywhere text-muted">{showHidden(gate.note)}</span>}
                </span>
                {reading.idle.some((idle) => idle.on === gate.on && idle.kind === gate.kind) && (
                  <Badge tone="dashed">holds no leg back here</Badge>
                )}
                {save && gate.from === undefined && (
                  <Button
                    variant="quiet"
                    size="icon"
                    className="size-7"
                    disabled={busy}
                    aria-label={`Remove: ${GATE_WORDS[gate.kind]} on ${gate.on}`}
                    onClick={() => keep(gates.filter((other) => other !== gate))}
                  >
                    <X aria-hidden="true" className="size-4" />
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {reading.residual.length > 0 && (
            <div className="text-sm">
              <p className="font-medium">What stays open while they work</p>
              <ul className="mt-1 list-disc pl-5">
                {reading.residual.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </div>
          )}
        </Card>
      )}
      {save && <AddGate session={session} gates={gates} busy={busy} onAdd={(gate) => keep([...gates, gate])} />}
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}
