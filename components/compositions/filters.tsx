"use client";
import { LegToggles } from "@/components/legs/leg-toggles";
import { Select } from "@/components/ui/input";
import type { Leg } from "@/lib/core/model/leg";
import { showHidden } from "@/lib/core/text/visible";

type Props = {
  legs: readonly Leg[];
  onLegs: (legs: Leg[]) => void;
  /** All servers by name, and the one that the rest has to be safe with; empty for none. */
  servers: readonly string[];
  safeWith: string;
  onSafeWith: (name: string) => void;
  shown: number;
  all: number;
};

/** The matrix's filters: legs that a server holds, and what is safe together with one server. */
export function Filters({ legs, onLegs, servers, safeWith, onSafeWith, shown, all }: Props) {
  return (
    <div role="group" aria-label="Show servers with" className="no-print flex flex-wrap items-center gap-2">
      <LegToggles legs={legs} onLegs={onLegs} />
      <label className="flex items-center gap-2 text-[0.8125rem] text-muted">
        Safe together with
        <Select value={safeWith} className="w-44" onChange={(event) => onSafeWith(event.target.value)}>
          <option value="">any</option>
          {servers.map((name) => (
            <option key={name} value={name}>
              {showHidden(name)}
            </option>
          ))}
        </Select>
      </label>
      <p role="status" className="text-sm text-muted tabular-nums">
        {shown === all
          ? `${all.toLocaleString("en")} servers`
          : `${shown.toLocaleString("en")} of ${all.toLocaleString("en")} servers`}
      </p>
    </div>
  );
}
