"use client";
import { useState, useTransition, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { LiveRegion } from "@/components/ui/status";
import type { AdvisorSettings, EndpointKind } from "@/lib/core/model/advisor";
import type { Outcome } from "@/lib/core/model/outcome";
import type { SaveSettings, SettingsInput } from "./contract";
import { KindAndModel, KeyField, Prices } from "./endpoint-fields";

const EXAMPLES: Record<EndpointKind, string> = {
  openai: "http://127.0.0.1:11434/v1",
  anthropic: "https://api.anthropic.com",
};

type Props = { settings: AdvisorSettings | null; saveSettings: SaveSettings };

/** Which model is asked, where, with which key, and what it costs. */
export function EndpointForm({ settings, saveSettings }: Props) {
  const [pending, startTransition] = useTransition();
  const [outcome, setOutcome] = useState<Outcome<{ keyForgotten: boolean }>>();
  const [input, setInput] = useState<SettingsInput>({
    kind: settings?.kind ?? "openai",
    address: settings?.address ?? "",
    model: settings?.model ?? "",
    key: "",
    forgetKey: false,
    inputPrice: settings?.prices ? String(settings.prices.input) : "",
    outputPrice: settings?.prices ? String(settings.prices.output) : "",
  });
  const set = (part: Partial<SettingsInput>) => {
    setInput({ ...input, ...part });
    setOutcome(undefined);
  };
  const error = (field: string) => (outcome && "problem" in outcome ? outcome.fields?.[field] : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    startTransition(async () => {
      const answer = await saveSettings(input);
      setOutcome(answer);
      if ("ok" in answer) setInput({ ...input, key: "", forgetKey: false });
    });
  };
  const saved =
    outcome && "ok" in outcome
      ? outcome.ok.keyForgotten
        ? "Saved. The key was for another host and has been deleted; enter the key for this host."
        : "Saved."
      : "";
  return (
    <Card>
      <CardTitle>Endpoint</CardTitle>
      <form onSubmit={submit} noValidate className="mt-4 grid gap-5">
        <KindAndModel error={error} input={input} set={set} />
        <Field
          label="Address"
          error={error("address")}
          hint={`Such as ${EXAMPLES[input.kind]}. It needs https, except for a model on this computer.`}
        >
          {(wiring) => (
            <Input
              {...wiring}
              className="font-mono"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              value={input.address}
              onChange={(event) => set({ address: event.target.value })}
            />
          )}
        </Field>
        <KeyField error={error} settings={settings} input={input} set={set} />
        {settings?.hasKey && (
          <label className="-mt-2 inline-flex items-center gap-2 text-sm">
            <Checkbox
              checked={input.forgetKey}
              onChange={(event) => set({ forgetKey: event.target.checked, key: "" })}
            />
            Delete the stored key
          </label>
        )}
        <Prices error={error} input={input} set={set} />
        {outcome && "problem" in outcome && !outcome.fields && <Notice kind="problem" title={outcome.problem} />}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" variant={settings ? "outline" : "solid"} disabled={pending}>
            {pending ? "Saving…" : "Save the endpoint"}
          </Button>
          {saved && <p className="text-sm">{saved}</p>}
          <LiveRegion>{saved}</LiveRegion>
        </div>
      </form>
    </Card>
  );
}
