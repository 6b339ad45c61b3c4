"use client";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input, Select } from "@/components/ui/input";
import type { AuditKind } from "@/lib/core/model/audit";

type Props = {
  kinds: readonly { kind: AuditKind; words: string }[];
  chosen: { kind?: AuditKind; subject?: string; day?: string };
};

/** A plain form: the address holds the filters. */
export function AuditFilters({ kinds, chosen }: Props) {
  return (
    <form action="/governance/log" className="flex flex-wrap items-end gap-4">
      <Field label="What" className="w-52">
        {(wiring) => (
          <Select {...wiring} name="kind" defaultValue={chosen.kind ?? ""}>
            <option value="">everything</option>
            {kinds.map(({ kind, words }) => (
              <option key={kind} value={kind}>
                {words}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="About" className="w-56">
        {(wiring) => (
          <Input
            {...wiring}
            name="subject"
            maxLength={200}
            placeholder="Part of a name"
            defaultValue={chosen.subject ?? ""}
          />
        )}
      </Field>
      <Field label="Day (UTC)" className="w-44">
        {(wiring) => <Input {...wiring} name="day" type="date" defaultValue={chosen.day ?? ""} />}
      </Field>
      <Button type="submit">Show</Button>
    </form>
  );
}
