import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/input";
import { showHidden } from "@/lib/core/text/visible";
import { sayMoment } from "./say-moment";

/** What is chosen on one side: a session, its earlier states, and the state that is shown. */
type Picked = { id: string; moments: readonly { at: string; until: string }[]; moment?: string };
type Props = { sessions: readonly { id: string; name: string }[]; before?: Picked; after?: Picked };

/** Chooses which two sessions, or which two moments of one, to compare. A plain form: its result is an address. */
export function PickTwo({ sessions, before, after }: Props) {
  return (
    <form action="/sessions/compare" className="no-print mb-6 flex flex-wrap items-end gap-x-6 gap-y-3">
      <One
        names={["a", "then"]}
        label="Before"
        sessions={sessions}
        chosen={before ?? { id: sessions[0]!.id, moments: [] }}
      />
      <One
        names={["b", "now"]}
        label="After"
        sessions={sessions}
        chosen={after ?? { id: (sessions.find(({ id }) => id !== before?.id) ?? sessions[0]!).id, moments: [] }}
      />
      <Button type="submit">Compare</Button>
    </form>
  );
}

type OneProps = {
  names: [session: string, moment: string];
  label: string;
  sessions: Props["sessions"];
  chosen: Picked;
};

function One({ names, label, sessions, chosen: { id: chosen, moments, moment } }: OneProps) {
  return (
    <fieldset className="grid min-w-0 flex-1 basis-56 gap-1.5 sm:max-w-96">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <Select key={chosen} name={names[0]} defaultValue={chosen} aria-label={label}>
        {sessions.map(({ id, name }) => (
          <option key={id} value={id}>
            {showHidden(name)}
          </option>
        ))}
      </Select>
      {moments.length > 0 && (
        <Select key={`${chosen} ${moment}`} name={names[1]} defaultValue={moment ?? ""} aria-label={`${label}: moment`}>
          <option value="">Now</option>
          {moments.map(({ at, until }) => (
            <option key={until} value={at}>
              Before {sayMoment(until)}
            </option>
          ))}
        </Select>
      )}
    </fieldset>
  );
}
