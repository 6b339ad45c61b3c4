"use client";
import { Link } from "@/components/ui/link";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { CutName } from "@/components/ui/cut-name";
import { Field } from "@/components/ui/field";
import { Input, Select } from "@/components/ui/input";
import { SEVERITY_WORDS } from "@/lib/core/analysis/severity-words";
import type { FindingFilter } from "@/lib/core/findings/filter";
import { FINDING_STATES } from "@/lib/core/model/finding-record";
import { SEVERITIES } from "@/lib/core/model/severity";
import { showHidden } from "@/lib/core/text/visible";
import { STATE_WORDS } from "./words";

type Props = { asked: FindingFilter; sessions: readonly { id: string; name: string }[] };
type Choice = readonly [value: string, words: string];

/** A plain form: the address holds the filters. */
export function FindingFilters({ asked, sessions }: Props) {
  return (
    <form action="/findings" className="flex flex-wrap items-end gap-4">
      <Choose
        name="state"
        label="State"
        value={asked.state}
        choices={[
          ["", "open and accepted"],
          ...FINDING_STATES.map((one): Choice => [one, STATE_WORDS[one].toLowerCase()]),
          ["all", "all"],
        ]}
      />
      <Choose
        name="severity"
        label="Severity"
        value={asked.severity}
        choices={[["", "any"], ...SEVERITIES.map((one): Choice => [one, SEVERITY_WORDS[one].toLowerCase()])]}
      />
      <Choose
        name="sure"
        label="How sure"
        value={asked.sure}
        choices={[
          ["", "either"],
          ["confirmed", "confirmed"],
          ["uncertain", "uncertain"],
        ]}
      />
      <Choose
        name="session"
        label="Session"
        value={asked.session}
        choices={[["", "all"], ...sessions.map(({ id, name }): Choice => [id, showHidden(name)])]}
      />
      <Field label="About" className="w-full sm:w-56">
        {(wiring) => (
          <Input
            {...wiring}
            name="text"
            maxLength={200}
            placeholder="Server, rule, owner"
            defaultValue={asked.text ?? ""}
          />
        )}
      </Field>
      {asked.server?.map((name) => (
        <label key={name} className="flex max-w-full items-center gap-2 py-2 text-sm">
          <Checkbox name="server" value={name} defaultChecked />
          <span className="min-w-0">
            about <CutName name={showHidden(name)} className="inline-flex max-w-48 align-bottom font-medium" />
          </span>
        </label>
      ))}
      <Button type="submit">Show</Button>
      <Link href="/findings" className="py-2 text-sm underline underline-offset-4">
        Clear filters
      </Link>
    </form>
  );
}

function Choose({
  name,
  label,
  value,
  choices,
}: {
  name: string;
  label: string;
  value?: string;
  choices: readonly Choice[];
}) {
  return (
    <Field label={label} className="w-44 max-w-full">
      {(wiring) => (
        <Select {...wiring} name={name} defaultValue={value ?? ""}>
          {choices.map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
