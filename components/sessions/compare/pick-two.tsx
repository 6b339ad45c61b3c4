import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/input";
import { showHidden } from "@/lib/core/text/visible";

type Props = { sessions: readonly { id: string; name: string }[]; before?: string; after?: string };

/** Which two sessions to lay side by side. A plain form: the answer is an address. */
export function PickTwo({ sessions, before, after }: Props) {
  return (
    <form action="/sessions/compare" className="no-print mb-6 flex flex-wrap items-end gap-3">
      <One name="a" label="Before" sessions={sessions} chosen={before ?? sessions[0]?.id} />
      <One name="b" label="After" sessions={sessions} chosen={after ?? sessions.find(({ id }) => id !== before)?.id} />
      <Button type="submit">Compare</Button>
    </form>
  );
}

function One({ name, label, sessions, chosen }: { name: string; label: string; sessions: Props["sessions"]; chosen?: string }) {
  return (
    <label className="grid min-w-0 flex-1 basis-56 gap-1.5 text-sm font-medium sm:max-w-80">
      {label}
      <Select key={chosen} name={name} defaultValue={chosen}>
        {sessions.map(({ id, name }) => (
          <option key={id} value={id}>
            {showHidden(name)}
          </option>
        ))}
      </Select>
    </label>
  );
}
