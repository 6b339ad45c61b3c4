"use client";

import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import { EFFECT_WORDS } from "@/lib/core/drift/effects";
import { CHANGE_EFFECTS } from "@/lib/core/model/change";
import { MOST } from "@/lib/core/policy-file/form";
import type { Governance } from "@/lib/core/model/governance";

type Asked = Governance["approval"];

/** Who may approve, for how long, and which changes end an approval. */
export function ApprovalFields({
  approval,
  setApproval,
  names,
  setNames,
  days,
  setDays,
}: {
  approval: Asked;
  setApproval: (approval: Asked) => void;
  names: string;
  setNames: (value: string) => void;
  days: string;
  setDays: (value: string) => void;
}) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 text-sm font-medium">Approvals</legend>
      <label className="flex items-center gap-2 text-sm">
        <Checkbox
          checked={approval.required}
          onChange={({ target }) => setApproval({ ...approval, required: target.checked })}
        />
        Every server needs a valid approval
      </label>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Who may approve" hint="One name per line, as they sign. Leave empty for anyone.">
          {(wiring) => (
            <Textarea
              {...wiring}
              className="min-h-18"
              value={names}
              onChange={({ target }) => setNames(target.value)}
            />
          )}
        </Field>
        <Field label="Days an approval is valid" hint="Unless it names an end of its own. Leave empty for no limit.">
          {(wiring) => (
            <Input
              {...wiring}
              type="number"
              inputMode="numeric"
              min={1}
              max={MOST.days}
              value={days}
              onChange={({ target }) => setDays(target.value)}
            />
          )}
        </Field>
      </div>
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 text-sm">Changes that end an approval</legend>
        <div className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
          {CHANGE_EFFECTS.map((effect) => (
            <label key={effect} className="flex items-start gap-2 text-sm">
              <Checkbox
                className="mt-0.5"
                checked={approval.renewOn.includes(effect)}
                onChange={() =>
                  setApproval({
                    ...approval,
                    renewOn: CHANGE_EFFECTS.filter((one) => approval.renewOn.includes(one) !== (one === effect)),
                  })
                }
              />
              <span>
                {EFFECT_WORDS[effect].label}
                <span className="block text-[0.8125rem] text-muted">{EFFECT_WORDS[effect].meaning}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </fieldset>
  );
}
