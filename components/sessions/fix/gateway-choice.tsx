import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/input";
import { GATEWAYS, type Gateway, type Unasked } from "@/lib/core/gateways";
import { showHidden } from "@/lib/core/text/visible";
import type { FixTarget } from "./targets";

/** The gateway, what is exported for it, and what becomes of questions where it cannot ask. */
export function GatewayChoice({
  id,
  setId,
  chosen,
  setTarget,
  targets,
  gateway,
  unasked,
  setUnasked,
}: {
  id: string;
  setId: (id: string) => void;
  chosen: FixTarget;
  setTarget: (id: string) => void;
  targets: readonly FixTarget[];
  gateway: Gateway;
  unasked: Unasked;
  setUnasked: (unasked: Unasked) => void;
}) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <Field label="Gateway">
        {(wiring) => (
          <Select {...wiring} value={id} onChange={(event) => setId(event.target.value)}>
            {GATEWAYS.map((one) => (
              <option key={one.id} value={one.id}>
                {one.label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="What to export">
        {(wiring) => (
          <Select {...wiring} value={chosen.id} onChange={(event) => setTarget(event.target.value)}>
            {targets.map((one) => (
              <option key={one.id} value={one.id}>
                {showHidden(one.label)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {!gateway.asks && (
        <Field label="This gateway cannot ask, so" className="sm:col-span-2 sm:max-w-md">
          {(wiring) => (
            <Select
              {...wiring}
              value={unasked}
              onChange={(event) => setUnasked(event.target.value === "allow" ? "allow" : "deny")}
            >
              <option value="deny">tools marked “ask first” are refused</option>
              <option value="allow">tools marked “ask first” are allowed: the client asks</option>
            </Select>
          )}
        </Field>
      )}
    </div>
  );
}
