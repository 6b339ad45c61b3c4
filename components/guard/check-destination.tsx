"use client";
import { useActionState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { Outcome } from "@/lib/core/model/outcome";
import type { CheckedDestination } from "@/lib/core/guard/install-command";
import { Command } from "./command";

export type CheckDestination = (input: {
  client: string;
  to: string;
  destination: string;
}) => Promise<Outcome<CheckedDestination>>;

/** The log knows a destination by its digest only: whoever thinks to know which it is can have it compared. */
export function CheckDestination({ client, to, check }: { client: string; to: string; check: CheckDestination }) {
  const [answer, act, pending] = useActionState(
    async (_before: Outcome<CheckedDestination> | undefined, form: FormData) =>
      check({ client, to, destination: String(form.get("destination")) }),
    undefined,
  );
  return (
    <form action={act} className="grid gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Which destination is it?" className="w-72 max-w-full">
          {(wiring) => (
            <Input
              {...wiring}
              name="destination"
              required
              maxLength={300}
              placeholder="host, address, #channel, owner/repository"
            />
          )}
        </Field>
        <Button type="submit" disabled={pending}>
          Compare
        </Button>
      </div>
      <div aria-live="polite" className="text-sm">
        {answer && "problem" in answer && <p>{answer.problem}</p>}
        {answer && "ok" in answer && !answer.ok.same && <p>No, it is another destination.</p>}
        {answer && "ok" in answer && answer.ok.same && (
          <div className="grid gap-2">
            <p>Yes. To have an administrator allow it:</p>
            <Command line={answer.ok.command} label="Copy: allow it" />
          </div>
        )}
      </div>
    </form>
  );
}
