"use client";
import { Link } from "@/components/ui/link";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input, Select } from "@/components/ui/input";

/** Filters the list of servers. A plain form: the address holds the filters. */
export function ServerFilters({ asked }: { asked: { text: string; state?: string } }) {
  return (
    <form action="/servers" className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <Field label="Name" className="w-full sm:w-64">
        {(wiring) => (
          <Input
            {...wiring}
            type="search"
            name="text"
            maxLength={200}
            placeholder="Find a server"
            defaultValue={asked.text}
          />
        )}
      </Field>
      <Field label="State" className="w-full sm:w-44">
        {(wiring) => (
          <Select {...wiring} name="state" defaultValue={asked.state ?? ""}>
            <option value="">any</option>
            <option value="failed">failed</option>
            <option value="unknown">never fetched</option>
          </Select>
        )}
      </Field>
      <Button type="submit">Show</Button>
      {(asked.text !== "" || asked.state) && (
        <Link href="/servers" className="self-center text-sm underline underline-offset-4">
          Show all
        </Link>
      )}
    </form>
  );
}
