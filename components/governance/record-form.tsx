"use client";
import { useRouter } from "next/navigation";
import { useState, useTransition, type FormEvent } from "react";
import { useName } from "@/components/reviews/use-name";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { LiveRegion, Working } from "@/components/ui/status";
import type { Outcome } from "@/lib/core/model/outcome";
import { type ServerRecord, type TrustLevel } from "@/lib/core/model/server-record";
import { showHidden } from "@/lib/core/text/visible";
import { RecordFields, type Draft } from "./record-fields";

export type KeptRecord = Omit<ServerRecord, "server" | "tool">;
export type KeepRecord = (input: {
  serverId: string;
  tool?: string;
  owner: string;
  trust: TrustLevel;
  trustReason: string;
  reviewOn: string;
  remindDays: number;
  notes: string;
  by: string;
  /** When the record was written that is shown here; null while there is none. */
  seen: string | null;
}) => Promise<Outcome<null>>;

/** Who is responsible for a server or a tool, how far its program is trusted and why, and when it is reviewed again. */
export function RecordForm({
  serverId,
  tool,
  record,
  keepRecord,
}: {
  serverId: string;
  tool?: string;
  record?: KeptRecord;
  keepRecord: KeepRecord;
}) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [by, setBy] = useName();
  const [draft, setDraft] = useState<Draft>({
    owner: record?.owner ?? "",
    trust: record?.trust ?? "none",
    trustReason: record?.trustReason ?? "",
    reviewOn: record?.reviewOn ?? "",
    remindDays: String(record?.remindDays ?? 14),
    notes: record?.notes ?? "",
  });
  const [outcome, setOutcome] = useState<Outcome<null>>();
  const set = (part: Partial<Draft>) => (setDraft({ ...draft, ...part }), setOutcome(undefined));
  const error = (field: string) => (outcome && "problem" in outcome ? outcome.fields?.[field] : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    startTransition(async () => {
      const seen = record?.at ?? null;
      const answer = await keepRecord({ serverId, tool, ...draft, remindDays: Number(draft.remindDays), by, seen });
      setOutcome(answer);
      // What others wrote meanwhile must not take the place of what is shown, unread.
      if ("ok" in answer) router.refresh();
    });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <RecordFields error={error} draft={draft} set={set} by={by} setBy={setBy} />
      <Field label="Notes" error={error("notes")}>
        {(wiring) => (
          <Textarea
            {...wiring}
            maxLength={4000}
            value={draft.notes}
            onChange={(event) => set({ notes: event.target.value })}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" disabled={pending}>
          Save record
        </Button>
        {pending && <Working>Saving</Working>}
        {record && (
          <span className="text-[0.8125rem] text-muted">
            Last written by {showHidden(record.by)} on {record.at.slice(0, 10)}.
          </span>
        )}
      </div>
      <LiveRegion>{outcome && "ok" in outcome ? "Record saved." : ""}</LiveRegion>
      {outcome && "problem" in outcome && !outcome.fields && <Notice kind="problem" title={outcome.problem} />}
    </form>
  );
}
