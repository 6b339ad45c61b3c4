"use client";
import { useState, useTransition, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Working } from "@/components/ui/status";
import type { Outcome } from "@/lib/core/model/outcome";

/** Deleting everything takes a typed word: there is no way back. */
export function DeleteAll({ deleteAll }: { deleteAll: (input: { word: string }) => Promise<Outcome<null>> }) {
  const [word, setWord] = useState("");
  const [pending, startTransition] = useTransition();
  const [outcome, setOutcome] = useState<Outcome<null>>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    startTransition(async () => {
      const answer = await deleteAll({ word });
      setOutcome(answer);
      if ("ok" in answer) setWord("");
    });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Field
        label="Type “delete” to delete everything"
        error={outcome && "problem" in outcome ? outcome.problem : undefined}
      >
        {(wiring) => (
          <Input
            {...wiring}
            className="max-w-xs"
            autoComplete="off"
            value={word}
            onChange={(event) => setWord(event.target.value)}
          />
        )}
      </Field>
      <div className="flex items-center gap-4">
        <Button type="submit" disabled={pending}>
          Delete everything
        </Button>
        {pending && <Working>Deleting</Working>}
      </div>
      {outcome && "ok" in outcome && <Notice title="Everything was deleted." />}
    </form>
  );
}
