"use client";
import { useState, useTransition } from "react";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Working } from "@/components/ui/status";
import type { Outcome } from "@/lib/core/model/outcome";

type Props<T extends string> = {
  label: string;
  hint?: string;
  value: T;
  choices: readonly { value: T; label: string }[];
  /** Empty: all servers. */
  serverId: string;
  set: (input: { serverId: string; every: T }) => Promise<Outcome<null>>;
};

/** How often it is listed again automatically; a choice is saved at once. */
export function RelistingForm<T extends string>({ label, hint, value, choices, serverId, set }: Props<T>) {
  const [pending, startTransition] = useTransition();
  const [problem, setProblem] = useState<string>();
  const choose = (every: T) =>
    startTransition(async () => {
      const outcome = await set({ serverId, every });
      setProblem("problem" in outcome ? outcome.problem : undefined);
    });
  return (
    <div className="grid gap-2">
      <Field label={label} hint={hint} className="max-w-80">
        {(wiring) => (
          <Select {...wiring} value={value} disabled={pending} onChange={(event) => choose(event.target.value as T)}>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {pending && <Working>Saving</Working>}
      {problem && <Notice kind="problem" title={problem} />}
    </div>
  );
}
