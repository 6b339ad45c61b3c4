"use client";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { useName } from "@/components/reviews/use-name";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { NameField } from "@/components/ui/name-field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { LiveRegion, Working } from "@/components/ui/status";
import { APPROVAL_DECISIONS, type Approval } from "@/lib/core/model/approval";
import type { Outcome } from "@/lib/core/model/outcome";
import { DECISION_WORDS } from "./words";

/** What is decided on: a server as a whole (no tool) or its tools, each with the digest that is on the screen. */
type Subject = { tool?: string; digest: string };
type Decided = Outcome<{ decided: number }>;
export type Decide = (input: {
  serverId: string;
  decision: Approval["decision"];
  by: string;
  reason: string;
  until: string;
  subjects: Subject[];
}) => Promise<Decided>;

type Props = { serverId: string; subjects: Subject[]; decide: Decide; onDone?: () => void };

/** A decision on exactly what is on the screen, with who, why and until when. */
export function DecideForm({ serverId, subjects, decide, onDone }: Props) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [by, setBy] = useName();
  const [reason, setReason] = useState("");
  const [until, setUntil] = useState("");
  const [outcome, setOutcome] = useState<Decided>();
  const [said, setSaid] = useState("");
  const error = (field: string) => (outcome && "problem" in outcome ? outcome.fields?.[field] : undefined);
  const send = (decision: Approval["decision"]) =>
    startTransition(async () => {
      setSaid("");
      const answer = await decide({
        serverId,
        decision,
        by,
        reason,
        until: decision === "approved" ? until : "",
        subjects,
      });
      setOutcome(answer);
      if ("problem" in answer) return;
      setReason("");
      setSaid(
        `${answer.ok.decided === 1 ? "The decision has been" : `${answer.ok.decided} decisions are`} kept: ${DECISION_WORDS[decision].done}.`,
      );
      router.refresh();
      onDone?.();
    });
  return (
    <form onSubmit={(event) => event.preventDefault()} noValidate className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_2fr_11rem]">
        <NameField error={error("by")} value={by} onChange={setBy} />
        <Field label="Why" error={error("reason")}>
          {(wiring) => (
            <Input {...wiring} maxLength={1000} value={reason} onChange={(event) => setReason(event.target.value)} />
          )}
        </Field>
        <Field label="Approved until" hint="The last day; empty for no end." error={error("until")}>
          {(wiring) => (
            <Input {...wiring} type="date" value={until} onChange={(event) => setUntil(event.target.value)} />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {APPROVAL_DECISIONS.map((decision) => (
          <Button
            key={decision}
            variant={decision === "approved" ? "solid" : "outline"}
            disabled={pending || subjects.length === 0}
            onClick={() => send(decision)}
          >
            {DECISION_WORDS[decision].verb}
            {subjects.length > 1 && ` ${subjects.length} tools`}
          </Button>
        ))}
        {pending && <Working>Saving</Working>}
      </div>
      <LiveRegion>{said}</LiveRegion>
      {said && <p className="text-sm font-medium">{said}</p>}
      {outcome && "problem" in outcome && !(outcome.fields?.by || outcome.fields?.reason || outcome.fields?.until) && (
        <Notice kind="problem" title={outcome.problem} />
      )}
    </form>
  );
}
