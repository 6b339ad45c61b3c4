import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Select, Textarea } from "@/components/ui/input";
import type { Governance } from "@/lib/core/model/governance";
import { HINTS, type HintName } from "@/lib/core/model/tool";
import { lines } from "./lines";

/** Undefined: not required; an empty list of servers: required of every tool. */
export type Hinted = Partial<Record<HintName, string[]>>;

/** Which hints are required now: several requirements of one hint are one, of all their servers. */
export function hintedBy({ hints }: Governance): Hinted {
  const hinted: Hinted = {};
  for (const { hint, servers } of hints)
    hinted[hint] = servers === undefined || hinted[hint]?.length === 0 ? [] : [...(hinted[hint] ?? []), ...servers];
  return hinted;
}

/** Which hints must be declared, and by the tools of which servers. */
export function HintFields({ hints, setHints }: { hints: Hinted; setHints: (hints: Hinted) => void }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-medium">Hints that tools must declare</legend>
      {HINTS.map((hint) => (
        <HintRow
          key={hint}
          hint={hint}
          servers={hints[hint]}
          onChange={(servers) => setHints({ ...hints, [hint]: servers })}
        />
      ))}
      <p className="text-[0.8125rem] text-muted">
        destructiveHint and idempotentHint are not required of tools that declare to be read-only, where they mean
        nothing.
      </p>
    </fieldset>
  );
}

function HintRow({
  hint,
  servers,
  onChange,
}: {
  hint: HintName;
  servers: string[] | undefined;
  onChange: (servers: string[] | undefined) => void;
}) {
  const [typed, setTyped] = useState(servers?.join("\n") ?? "");
  const [narrow, setNarrow] = useState((servers?.length ?? 0) > 0);
  return (
    <div className="grid gap-2 sm:grid-cols-[12rem_minmax(0,1fr)] sm:items-start">
      <label className="flex h-9 items-center gap-2 text-sm">
        <Checkbox
          checked={servers !== undefined}
          onChange={({ target }) => onChange(target.checked ? (narrow ? lines(typed) : []) : undefined)}
        />
        <code>{hint}</code>
      </label>
      {servers !== undefined && (
        <div className="grid gap-2">
          <Select
            aria-label={`Who must declare ${hint}`}
            value={narrow ? "some" : "all"}
            onChange={({ target }) => {
              setNarrow(target.value === "some");
              onChange(target.value === "some" ? lines(typed) : []);
            }}
          >
            <option value="all">every tool</option>
            <option value="some">the tools of some servers</option>
          </Select>
          {narrow && (
            <Textarea
              aria-label={`Servers whose tools must declare ${hint}, one per line`}
              placeholder="one server per line"
              className="min-h-18"
              required
              value={typed}
              onChange={({ target }) => {
                // None named would mean every tool.
                target.setCustomValidity(lines(target.value).length > 0 ? "" : "Name at least one server.");
                setTyped(target.value);
                onChange(lines(target.value));
              }}
            />
          )}
        </div>
      )}
    </div>
  );
}
