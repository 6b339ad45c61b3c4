"use client";
import { Link } from "@/components/ui/link";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input, Select } from "@/components/ui/input";
import { SHOWN, type GuardFilter } from "@/lib/core/guard/overview";
import { SHOWN_WORDS } from "./words";

type Props = { asked: GuardFilter; clients: readonly { client: string; label: string }[] };

/** A plain form: the address holds what was asked for. */
export function GuardFilters({ asked, clients }: Props) {
  return (
    <form action="/settings/guard" className="flex flex-wrap items-end gap-4">
      <Field label="Client" className="w-48 max-w-full">
        {(wiring) => (
          <Select {...wiring} name="client" defaultValue={asked.client ?? ""}>
            <option value="">all</option>
            {clients.map(({ client, label }) => (
              <option key={client} value={client}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Sessions" className="w-64 max-w-full">
        {(wiring) => (
          <Select {...wiring} name="shown" defaultValue={asked.shown ?? ""}>
            <option value="">all</option>
            {SHOWN.map((one) => (
              <option key={one} value={one}>
                {SHOWN_WORDS[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {(["from", "to"] as const).map((name) => (
        <Field key={name} label={name === "from" ? "From day (UTC)" : "To day (UTC)"} className="w-40">
          {(wiring) => <Input {...wiring} name={name} type="date" defaultValue={asked[name] ?? ""} />}
        </Field>
      ))}
      <Button type="submit">Show</Button>
      <Link href="/settings/guard" className="py-2 text-sm underline underline-offset-4">
        Clear filters
      </Link>
    </form>
  );
}
