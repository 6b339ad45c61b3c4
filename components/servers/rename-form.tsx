"use client";
import { useState, useTransition, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { LiveRegion, Working } from "@/components/ui/status";
import type { Outcome } from "@/lib/core/model/outcome";
import { useInvalidFocus } from "./use-invalid-focus";

type Props = {
  serverId: string;
  name: string;
  renameServer: (input: { serverId: string; name: string; seen: string }) => Promise<Outcome<null>>;
};

/** Renames a server here. */
export function RenameForm({ serverId, name, renameServer }: Props) {
  const [pending, startTransition] = useTransition();
  const [typed, setTyped] = useState(name);
  const [outcome, setOutcome] = useState<Outcome<null>>();
  const form = useInvalidFocus(outcome);
  const failed = outcome && "problem" in outcome ? outcome : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    startTransition(async () => setOutcome(await renameServer({ serverId, name: typed, seen: name })));
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid max-w-3xl gap-4">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-4">
        <Field
          label="Name"
          className="min-w-0 grow basis-72"
          hint="Sessions, overrides, records, approvals and findings follow. Your client’s own file, a policy file and the logs keep the old name."
          error={failed?.fields?.["name"]}
        >
          {(wiring) => <Input {...wiring} value={typed} onChange={(event) => setTyped(event.target.value)} />}
        </Field>
        <Button type="submit" disabled={pending || typed.trim() === name} className="sm:mt-6.5">
          Rename
        </Button>
      </div>
      {pending && <Working>Renaming</Working>}
      {failed && !failed.fields && <Notice kind="problem" title={failed.problem} />}
      <LiveRegion>{outcome && "ok" in outcome ? `It is called ${name} now.` : ""}</LiveRegion>
    </form>
  );
}
