"use client";
import { useRouter } from "next/navigation";
import { useState, useTransition, type FormEvent } from "react";
import { useName } from "@/components/reviews/use-name";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input, Select, Textarea } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { LiveRegion, Working } from "@/components/ui/status";
import type { Outcome } from "@/lib/core/model/outcome";
import { TRUST_LEVELS, type ServerRecord, type TrustLevel } from "@/lib/core/model/server-record";
import { showHidden } from "@/lib/core/text/visible";

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
}) => Promise<Outcome<null>>;

const MEANS: Record<TrustLevel, string> = {
  "pinned digest": "a digest pins its exact bytes",
  "signed source": "someone checked its publisher’s signature",
  "registry entry": "a registry names it",
  none: "none of these",
};

/** Who answers for a server or a tool, how far its program is trusted and why, and when it is looked at again. */
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
  const [draft, setDraft] = useState({
    owner: record?.owner ?? "",
    trust: record?.trust ?? "none",
    trustReason: record?.trustReason ?? "",
    reviewOn: record?.reviewOn ?? "",
    remindDays: String(record?.remindDays ?? 14),
    notes: record?.notes ?? "",
  });
  const [outcome, setOutcome] = useState<Outcome<null>>();
  const set = (part: Partial<typeof draft>) => (setDraft({ ...draft, ...part }), setOutcome(undefined));
  const error = (field: string) => (outcome && "problem" in outcome ? outcome.fields?.[field] : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    startTransition(async () => {
      setOutcome(await keepRecord({ serverId, tool, ...draft, remindDays: Number(draft.remindDays), by }));
      router.refresh();
    });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Owner" hint="A person or team that is responsible for it." error={error("owner")}>
          {(wiring) => (
            <Input
              {...wiring}
              maxLength={200}
              value={draft.owner}
              onChange={(event) => set({ owner: event.target.value })}
            />
          )}
        </Field>
        <Field label="Written by" hint="Your name, shown beside the record." error={error("by")}>
          {(wiring) => (
            <Input
              {...wiring}
              autoComplete="name"
              maxLength={120}
              value={by}
              onChange={(event) => setBy(event.target.value)}
            />
          )}
        </Field>
        <Field
          label="Trust level"
          hint={`How sure it is that this is the intended program: ${MEANS[draft.trust]}.`}
          error={error("trust")}
        >
          {(wiring) => (
            <Select
              {...wiring}
              value={draft.trust}
              onChange={(event) => set({ trust: event.target.value as TrustLevel })}
            >
              {TRUST_LEVELS.map((level) => (
                <option key={level}>{level}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label="Reason for that level"
          hint="What was checked, by whom, and where to look it up."
          error={error("trustReason")}
        >
          {(wiring) => (
            <Input
              {...wiring}
              maxLength={1000}
              value={draft.trustReason}
              onChange={(event) => set({ trustReason: event.target.value })}
            />
          )}
        </Field>
        <Field label="Next review" error={error("reviewOn")}>
          {(wiring) => (
            <Input
              {...wiring}
              type="date"
              value={draft.reviewOn}
              onChange={(event) => set({ reviewOn: event.target.value })}
            />
          )}
        </Field>
        <Field label="Remind me, days before" error={error("remindDays")}>
          {(wiring) => (
            <Input
              {...wiring}
              type="number"
              min={0}
              max={365}
              value={draft.remindDays}
              onChange={(event) => set({ remindDays: event.target.value })}
            />
          )}
        </Field>
      </div>
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
