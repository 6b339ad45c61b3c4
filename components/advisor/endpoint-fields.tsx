import { Field } from "@/components/ui/field";
import { Input, Select } from "@/components/ui/input";
import { PROTOCOLS } from "@/lib/core/advisor/protocol";
import { ENDPOINT_KINDS, type AdvisorSettings, type EndpointKind } from "@/lib/core/model/advisor";
import type { SettingsInput } from "./contract";

type FieldsProps = {
  error: (field: string) => string | undefined;
  input: SettingsInput;
  set: (part: Partial<SettingsInput>) => void;
};

/** Which protocol the endpoint speaks, and the model. */
export function KindAndModel({ error, input, set }: FieldsProps) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field label="Kind" error={error("kind")}>
        {(wiring) => (
          <Select
            {...wiring}
            value={input.kind}
            onChange={(event) => set({ kind: event.target.value as EndpointKind })}
          >
            {ENDPOINT_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {PROTOCOLS[kind].label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Model" error={error("model")} hint="Its name as the endpoint knows it.">
        {(wiring) => (
          <Input
            {...wiring}
            className="font-mono"
            autoComplete="off"
            spellCheck={false}
            value={input.model}
            onChange={(event) => set({ model: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}

/** The key, which is never shown again. */
export function KeyField({ error, settings, input, set }: FieldsProps & { settings: AdvisorSettings | null }) {
  return (
    <Field
      label="Key"
      error={error("key")}
      hint={
        settings?.hasKey
          ? "A key is stored, encrypted. Leave empty to keep it."
          : "A model on this computer often needs none. The key is stored encrypted and never shown again."
      }
    >
      {(wiring) => (
        <Input
          {...wiring}
          type="password"
          className="font-mono"
          autoComplete="new-password"
          placeholder={settings?.hasKey ? "••••••" : ""}
          disabled={input.forgetKey}
          value={input.key}
          onChange={(event) => set({ key: event.target.value })}
        />
      )}
    </Field>
  );
}

/** What the model costs. */
export function Prices({ error, input, set }: FieldsProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-medium">Prices per million tokens</legend>
      <p className="text-[0.8125rem] text-muted">
        In your own currency. Used only to estimate the cost in advance. Optional.
      </p>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="What is sent" error={error("inputPrice")}>
          {(wiring) => (
            <Input
              {...wiring}
              inputMode="decimal"
              autoComplete="off"
              value={input.inputPrice}
              onChange={(event) => set({ inputPrice: event.target.value })}
            />
          )}
        </Field>
        <Field label="What is answered" error={error("outputPrice")}>
          {(wiring) => (
            <Input
              {...wiring}
              inputMode="decimal"
              autoComplete="off"
              value={input.outputPrice}
              onChange={(event) => set({ outputPrice: event.target.value })}
            />
          )}
        </Field>
      </div>
    </fieldset>
  );
}
