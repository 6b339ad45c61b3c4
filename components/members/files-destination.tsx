import { Field } from "@/components/ui/field";
import { Input, Select } from "@/components/ui/input";
import { HOSTS } from "@/lib/core/hosts";
import { showHidden } from "@/lib/core/text/visible";

/** Values of the choice of a session. */
export const [NEW, NONE] = ["new", "none"];

/** The session that the files are added to: a saved one, a new one, or none yet. */
export function Destination({
  into,
  setInto,
  sessions,
  name,
  setName,
  host,
  setHost,
}: {
  into: string;
  setInto: (value: string) => void;
  sessions: { id: string; name: string }[];
  name: string;
  setName: (value: string) => void;
  host: string;
  setHost: (value: string) => void;
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field label="Part of the session">
        {(wiring) => (
          <Select {...wiring} value={into} onChange={(event) => setInto(event.target.value)}>
            {sessions.map((session) => (
              <option key={session.id} value={session.id}>
                {showHidden(session.name)}
              </option>
            ))}
            <option value={NEW}>A new session</option>
            <option value={NONE}>None yet</option>
          </Select>
        )}
      </Field>
      {into === NEW && (
        <>
          <Field label="Name of the session">
            {(wiring) => (
              <Input {...wiring} value={name} maxLength={120} onChange={(event) => setName(event.target.value)} />
            )}
          </Field>
          <Field label="Host">
            {(wiring) => (
              <Select {...wiring} value={host} onChange={(event) => setHost(event.target.value)}>
                <option value="none">None</option>
                {HOSTS.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </>
      )}
    </div>
  );
}
