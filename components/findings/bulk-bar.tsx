"use client";
import { useState, type FormEvent } from "react";
import { useName } from "@/components/reviews/use-name";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { NameField } from "@/components/ui/name-field";
import { Input, Textarea } from "@/components/ui/input";
import type { FindingRow } from "@/lib/core/findings/filter";

export type BulkChange =
  | { accept: { owner: string; reason: string; until: string } }
  | { reopen: true }
  | { owner: string | null; due: string | null };
type Props = { marked: readonly FindingRow[]; busy: boolean; onChange: (change: BulkChange) => void };

/** What can be done with the selected findings. */
export function BulkBar({ marked, busy, onChange }: Props) {
  const [doing, setDoing] = useState<"accept" | "assign">();
  const accepted = marked.some((row) => row.accepted);
  return (
    <Card className="grid gap-3 p-4">
      <div className="flex flex-wrap gap-2" role="group" aria-label="With the selected findings">
        <Button size="small" aria-expanded={doing === "accept"} onClick={() => setDoing("accept")}>
          Accept until a date
        </Button>
        <Button size="small" aria-expanded={doing === "assign"} onClick={() => setDoing("assign")}>
          Assign
        </Button>
        {accepted && (
          <Button size="small" disabled={busy} onClick={() => onChange({ reopen: true })}>
            Reopen
          </Button>
        )}
      </div>
      {doing === "accept" && <AcceptForm busy={busy} onChange={onChange} />}
      {doing === "assign" && <AssignForm first={marked[0]!} busy={busy} onChange={onChange} />}
    </Card>
  );
}

type FormProps = { busy: boolean; onChange: (change: BulkChange) => void };
const DAY = /^\d{4}-\d\d-\d\d$/;

function AcceptForm({ busy, onChange }: FormProps) {
  const [owner, setOwner] = useName();
  const [reason, setReason] = useState("");
  const [until, setUntil] = useState("");
  const [tried, setTried] = useState(false);
  const badDay = !DAY.test(until) || until < new Date().toISOString().slice(0, 10);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!badDay && owner.trim() && reason.trim())
      onChange({ accept: { owner: owner.trim(), reason: reason.trim(), until } });
  };
  return (
    <form className="grid gap-3" onSubmit={submit} noValidate>
      <p className="max-w-prose text-sm text-muted">
        It counts as accepted, not as fixed: the verdict stays the same, and the finding reopens on the following day.
      </p>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <NameField
          label="Who is responsible"
          error={tried && !owner.trim() ? "Enter a name." : undefined}
          value={owner}
          onChange={setOwner}
        />
        <Field label="Last day" error={tried && badDay ? "Choose a date in the future." : undefined}>
          {(wiring) => (
            <Input {...wiring} type="date" value={until} onChange={(event) => setUntil(event.target.value)} />
          )}
        </Field>
      </div>
      <Field label="Why this is acceptable" error={tried && !reason.trim() ? "Give a reason." : undefined}>
        {(wiring) => (
          <Textarea {...wiring} value={reason} maxLength={1000} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
      <Button type="submit" variant="solid" disabled={busy} className="w-fit">
        Accept
      </Button>
    </form>
  );
}

function AssignForm({ first, busy, onChange }: FormProps & { first: FindingRow }) {
  const [owner, setOwner] = useState(first.owner ?? "");
  const [due, setDue] = useState(first.due ?? "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ owner: owner.trim() || null, due: DAY.test(due) ? due : null });
  };
  return (
    <form className="flex flex-wrap items-end gap-3" onSubmit={submit}>
      <Field label="Who is responsible" className="w-full sm:w-56">
        {(wiring) => (
          <Input {...wiring} value={owner} maxLength={120} onChange={(event) => setOwner(event.target.value)} />
        )}
      </Field>
      <Field label="Until" className="w-44">
        {(wiring) => <Input {...wiring} type="date" value={due} onChange={(event) => setDue(event.target.value)} />}
      </Field>
      <Button type="submit" variant="solid" disabled={busy}>
        Keep
      </Button>
    </form>
  );
}
