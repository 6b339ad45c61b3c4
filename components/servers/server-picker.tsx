"use client";
import { Search } from "@/components/ui/icons";
import { useState } from "react";
import { LegPips } from "@/components/legs/leg-pips";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { CutName } from "@/components/ui/cut-name";
import { Input } from "@/components/ui/input";
import type { PerLeg } from "@/lib/core/model/leg";
import type { VerdictWord } from "@/lib/core/model/verdict";
import { showHidden } from "@/lib/core/text/visible";

/** A registered server to choose; without legs it was never listed. */
export type PickableServer = { name: string; legs?: PerLeg<VerdictWord> };

type Props = {
  servers: readonly PickableServer[];
  chosen: ReadonlySet<string>;
  onChosen: (chosen: ReadonlySet<string>) => void;
};

/** Servers to tick, each with its legs, found by name; all and none mean those that are found. */
export function ServerPicker({ servers, chosen, onChosen }: Props) {
  const [query, setQuery] = useState("");
  const wanted = query.trim().toLowerCase();
  const found = servers.filter(({ name }) => name.toLowerCase().includes(wanted));
  const put = (names: readonly string[], to: boolean) =>
    onChosen(new Set(to ? [...chosen, ...names] : [...chosen].filter((name) => !names.includes(name))));
  const names = found.map(({ name }) => name);
  return (
    <div className="grid min-w-0 gap-2">
      <div className="relative">
        <Search aria-hidden="true" className="pointer-events-none absolute top-2.5 left-2.5 size-4 text-muted" />
        <Input
          type="search"
          className="pl-8"
          value={query}
          placeholder="Find a server"
          aria-label="Find a server to add"
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <div className="flex items-center gap-1 text-[0.8125rem] text-muted">
        <span role="status" className="mr-auto">
          {chosen.size.toLocaleString("en-GB")} of {servers.length.toLocaleString("en-GB")} chosen
        </span>
        <Button
          size="small"
          variant="quiet"
          onClick={() => put(names, true)}
          disabled={names.every((one) => chosen.has(one))}
        >
          All{wanted !== "" && " found"}
        </Button>
        <Button
          size="small"
          variant="quiet"
          onClick={() => put(names, false)}
          disabled={!names.some((one) => chosen.has(one))}
        >
          None{wanted !== "" && " found"}
        </Button>
      </div>
      <div className="-mx-1.5 max-h-72 overflow-y-auto">
        {found.length === 0 && <p className="py-4 text-center text-sm text-muted">No server has that name.</p>}
        {found.map(({ name, legs }) => (
          <label key={name} className="flex h-8 items-center gap-2.5 rounded-md px-1.5 text-sm hover:bg-hover">
            <Checkbox
              aria-label={showHidden(name)}
              checked={chosen.has(name)}
              onChange={(event) => put([name], event.target.checked)}
            />
            <CutName name={showHidden(name)} className="flex-1" />
            {legs ? (
              <LegPips legs={legs} className="[&_svg]:size-4" />
            ) : (
              <span className="text-[0.8125rem] text-muted">unknown</span>
            )}
          </label>
        ))}
      </div>
    </div>
  );
}
