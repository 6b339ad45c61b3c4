"use client";

import { Field } from "@/components/ui/field";
import { NameField } from "@/components/ui/name-field";
import { Input, Select } from "@/components/ui/input";
import { TRUST_LEVELS, type TrustLevel } from "@/lib/core/model/server-record";

/** What a person types of a record. */
export type Draft = {
  owner: string;
  trust: TrustLevel;
  trustReason: string;
  reviewOn: string;
  remindDays: string;
  notes: string;
};

const MEANS: Record<TrustLevel, string> = {
  "pinned digest": "a digest pins its exact bytes",
  "signed source": "someone checked its publisher’s signature",
  "registry entry": "a registry names it",
  none: "none of these",
};

type Props = {
  error: (field: string) => string | undefined;
  draft: Draft;
  set: (part: Partial<Draft>) => void;
  by: string;
  setBy: (name: string) => void;
};

export function RecordFields({ error, draft, set, by, setBy }: Props) {
  return (
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
      <NameField
        label="Written by"
        hint="Your name, shown beside the record."
        error={error("by")}
        value={by}
        onChange={setBy}
      />
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
  );
}
