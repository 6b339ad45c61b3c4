"use client";
import { X } from "@/components/ui/icons";
import { useState, useTransition } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input, Select } from "@/components/ui/input";
import { GATE_EFFECTS, readGates } from "@/lib/core/analysis/gates";
import { EVERYTHING, GATE_KINDS, GATE_WORDS, type Gate, type GateKind } from "@/lib/core/model/gate";
import type { Session, Stance } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";
import type { BoardActions } from "../board-types";
import { ToolName } from "../tool-name";
import { legPhrases } from "../words";

type Props = { session: Session; stance: Stance; save?: BoardActions["gates"] };

/** How many suggestions are shown at once; typing narrows them. */
const SUGGESTED = 200;
const NONE: readonly Gate[] = [];
/** What a person types to mean everything. */
const EVERY_CALL = "every call";

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

function AddGate({
  session,
  gates,
  busy,
  onAdd,
}: {
  session: Session;
  gates: readonly Gate[];
  busy: boolean;
  onAdd: (gate: Gate) => void;
}) {
  const [on, setOn] = useState("");
  const [kind, setKind] = useState<GateKind>("approval");
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<string>();
  const ids = session.servers.flatMap((server) => [server.name, ...server.tools.map((tool) => tool.id)]);
  const { legs, residual } = GATE_EFFECTS[kind];
  const add = () => {
    const target = on.trim().toLowerCase() === EVERY_CALL ? EVERYTHING : on.trim();
    if (target !== EVERYTHING && !ids.includes(target))
      return setProblem("No server, host or tool in this session has that name.");
    if (gates.some((gate) => gate.on === target && gate.kind === kind))
      return setProblem("This control already exists.");
    onAdd({ on: target, kind, ...(note.trim() !== "" && { note: note.trim() }) });
    setOn("");
    setNote("");
  };
  return (
    <form
      className="grid items-start gap-3 sm:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TargetField problem={problem} on={on} setOn={setOn} setProblem={setProblem} ids={ids} />
      <Field
        label="Control"
        hint={`${legs.length === 0 ? "Holds no leg back; it is only recorded." : `Holds back ${legPhrases(legs)}.`} ${residual}`}
      >
        {(wiring) => (
          <Select {...wiring} value={kind} onChange={(event) => setKind(event.target.value as GateKind)}>
            {GATE_KINDS.map((one) => (
              <option key={one} value={one}>
                {GATE_WORDS[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Note" hint="Who set it up, why, and until when. Included in reports and links.">
        {(wiring) => (
          <Input {...wiring} value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />
        )}
      </Field>
      <Button type="submit" className="sm:mt-[1.6rem]" disabled={busy || on.trim() === ""}>
        {busy ? "Saving…" : "Add control"}
      </Button>
    </form>
  );
}

function TargetField({
  problem,
  on,
  setOn,
  setProblem,
  ids,
}: {
  problem: string | undefined;
  on: string;
  setOn: (value: string) => void;
  setProblem: (value: string | undefined) => void;
  ids: string[];
}) {
  return (
    <Field label="On" error={problem} hint="A tool, a whole server or host by its name, or every call.">
      {(wiring) => (
        <>
          <Input
            {...wiring}
            list="gate-targets"
            autoComplete="off"
            value={on}
            onChange={(event) => {
              setOn(event.target.value);
              setProblem(undefined);
            }}
          />
          <datalist id="gate-targets">
            {EVERY_CALL.includes(on.trim().toLowerCase()) && <option value="Every call" />}
            {ids
              .filter((id) => id.toLowerCase().includes(on.trim().toLowerCase()))
              .slice(0, SUGGESTED)
              .map((id) => (
                <option key={id} value={id} />
              ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
