import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/input";
import { EXPORTERS } from "@/lib/core/exporters";
import { showHidden } from "@/lib/core/text/visible";
import type { FixTarget } from "./targets";

/** The client, and which of the changes its files are to get. */
export function FixChoice({
  client,
  setClient,
  chosen,
  setTarget,
  targets,
}: {
  client: string;
  setClient: (value: string) => void;
  chosen: FixTarget;
  setTarget: (value: string) => void;
  targets: readonly FixTarget[];
}) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <Field label="Client">
        {(wiring) => (
          <Select {...wiring} value={client} onChange={(event) => setClient(event.target.value)}>
            {EXPORTERS.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="What to apply">
        {(wiring) => (
          <Select {...wiring} value={chosen.id} onChange={(event) => setTarget(event.target.value)}>
            {targets.map(({ id, label }) => (
              <option key={id} value={id}>
                {showHidden(label)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
