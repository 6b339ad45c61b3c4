import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input, Select } from "@/components/ui/input";
import { GATE_EFFECTS } from "@/lib/core/analysis/gates";
import { EVERYTHING, GATE_KINDS, GATE_WORDS, type Gate, type GateKind } from "@/lib/core/model/gate";
import type { Session } from "@/lib/core/model/session";
import { legPhrases } from "../words";

/** How many suggestions are shown at once; typing narrows them. */
const SUGGESTED = 200;

/** What a person types to mean everything. */
const EVERY_CALL = "every call";

/** One more control: on a tool, a server, a host or every call. */
export function AddGate({
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
