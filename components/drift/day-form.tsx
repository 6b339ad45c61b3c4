"use client";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

/** Asks for a moment. A plain form: its result is an address. */
export function DayForm({ action, at, hint }: { action: string; at?: string; hint: string }) {
  return (
    <form action={action} className="grid gap-3">
      <Field label="Day and time, UTC" hint={hint}>
        {(wiring) => (
          <Input
            {...wiring}
            type="datetime-local"
            name="at"
            required
            step={1}
            min="2020-01-01T00:00"
            max="2999-12-31T23:59"
            defaultValue={at?.slice(0, 19)}
          />
        )}
      </Field>
      <Button type="submit" className="w-fit">
        Show what it was then
      </Button>
    </form>
  );
}
