"use client";
import { useRouter } from "next/navigation";
import { useState, useTransition, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { NameField } from "@/components/ui/name-field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import type { Outcome } from "@/lib/core/model/outcome";
import type { Trust } from "@/lib/core/model/server";
import { showHidden } from "@/lib/core/text/visible";

export type SetTrust = (input: {
  serverId: string;
  trust: { by: string; reason: string } | null;
  /** When the word was given that is shown here; null while there is none. */
  seen: string | null;
}) => Promise<Outcome<null>>;

/** A person's word that this server's own claims may lower suspicion, with who, when and why. */
export function TrustForm({ serverId, trust, setTrust }: { serverId: string; trust?: Trust; setTrust: SetTrust }) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [by, setBy] = useState("");
  const [reason, setReason] = useState("");
  const [outcome, setOutcome] = useState<Outcome<null>>();
  const error = (field: string) => (outcome && "problem" in outcome ? outcome.fields?.[`trust.${field}`] : undefined);
  const send = (input: Parameters<SetTrust>[0]["trust"]) =>
    startTransition(async () => {
      setOutcome(await setTrust({ serverId, trust: input, seen: trust?.at ?? null }));
      router.refresh();
    });
  const late = outcome && "problem" in outcome && !outcome.fields && <Notice kind="problem" title={outcome.problem} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ by, reason });
  };
  if (trust)
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-sm">
          Trusted by {showHidden(trust.by)} on <time dateTime={trust.at}>{trust.at.slice(0, 10)}</time>:{" "}
          <q>{showHidden(trust.reason)}</q>
        </p>
        <Button size="small" disabled={pending} onClick={() => send(null)}>
          Stop trusting it
        </Button>
        {late}
      </div>
    );
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-sm text-muted">
        Its annotations are claims. They can always raise suspicion; they can lower it only if someone vouches for the
        server.
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_2fr]">
        <NameField error={error("by")} value={by} onChange={setBy} />
        <Field label="Why its claims can be trusted" error={error("reason")}>
          {(wiring) => <Input {...wiring} value={reason} onChange={(event) => setReason(event.target.value)} />}
        </Field>
      </div>
      <div>
        <Button type="submit" size="small" disabled={pending}>
          Trust this server
        </Button>
      </div>
      {late}
    </form>
  );
}
