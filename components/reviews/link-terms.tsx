import { Field } from "@/components/ui/field";
import { Input, Select } from "@/components/ui/input";
import type { ShareRight } from "@/lib/core/model/share";

/** What a new link lets its holder do, for how long, and for whom it is. */
export type Terms = { right: ShareRight; days: number; label: string };
export const USUAL_TERMS: Terms = { right: "review", days: 7, label: "" };

const DAYS = [1, 7, 30, 90];
const MS_A_DAY = 86_400_000;

export function endOf({ days }: Terms): string {
  return new Date(Date.now() + days * MS_A_DAY).toISOString();
}

export function LinkTerms({ terms, onChange }: { terms: Terms; onChange: (terms: Terms) => void }) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <Field label="For" hint="Only you see this.">
        {(wiring) => (
          <Input
            {...wiring}
            value={terms.label}
            maxLength={120}
            placeholder="Ada, security"
            onChange={(event) => onChange({ ...terms, label: event.target.value })}
          />
        )}
      </Field>
      <Field label="May">
        {(wiring) => (
          <Select
            {...wiring}
            value={terms.right}
            onChange={(event) => onChange({ ...terms, right: event.target.value as ShareRight })}
          >
            <option value="review">read and review</option>
            <option value="view">read only</option>
          </Select>
        )}
      </Field>
      <Field label="Expires after">
        {(wiring) => (
          <Select
            {...wiring}
            value={terms.days}
            onChange={(event) => onChange({ ...terms, days: Number(event.target.value) })}
          >
            {DAYS.map((days) => (
              <option key={days} value={days}>
                {days === 1 ? "1 day" : `${days} days`}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
