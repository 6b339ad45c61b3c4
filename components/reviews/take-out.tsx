import { Checkbox } from "@/components/ui/checkbox";
import type { Redaction } from "@/lib/core/share/redact/redaction";

const CHOICES: { what: keyof Redaction; label: string }[] = [
  { what: "hosts", label: "Host names" },
  { what: "paths", label: "Paths, and where entries stand in configs" },
  { what: "servers", label: "Names of servers, with commands, addresses and digests" },
  { what: "tools", label: "Names of tools" },
  { what: "texts", label: "Descriptions, quotes and reasons" },
];

/** What a person takes out before a report is passed on. */
export function TakeOut({ redaction, onChange }: { redaction: Redaction; onChange: (redaction: Redaction) => void }) {
  return (
    <fieldset className="grid gap-1.5 text-sm">
      <legend className="mb-1.5 font-medium">Also remove</legend>
      {CHOICES.map(({ what, label }) => (
        <label key={what} className="inline-flex items-center gap-2.5">
          <Checkbox
            checked={redaction[what] ?? false}
            onChange={(event) => onChange({ ...redaction, [what]: event.target.checked })}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
