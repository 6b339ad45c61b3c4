"use client";
import { useState } from "react";
import { LegPips } from "@/components/legs/leg-pips";
import { count } from "@/components/sessions/words";
import { Card, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/input";
import type { CompositionLevel } from "@/lib/core/analysis/compositions/lethal";
import type { CompositionMap } from "@/lib/core/analysis/compositions/map";
import { heldBy, isKnown, wordsOf } from "@/lib/core/analysis/compositions/member";
import { cellOf } from "@/lib/core/analysis/compositions/cell";
import { besideOf } from "@/lib/core/analysis/compositions/safe";
import { sayComposition } from "@/lib/core/analysis/compositions/say";
import type { Member } from "@/lib/core/model/composition";
import { showHidden } from "@/lib/core/text/visible";
import { Draft } from "./draft";

type Props = {
  map: CompositionMap;
  members: readonly Member[];
  chosen: string;
  onChoose: (name: string) => void;
  hostId: string | null;
};

/** For one server: what is safe together with it, and with whom it completes the three legs. */
export function GoesWith({ map, members, chosen, onChoose, hostId }: Props) {
  const one = members.find(({ name }) => name === chosen);
  return (
    <Card className="grid content-start gap-4">
      <CardTitle>What goes with what</CardTitle>
      <Field label="Server" className="max-w-80">
        {(wiring) => (
          <Select {...wiring} value={one ? chosen : ""} onChange={(event) => onChoose(event.target.value)}>
            <option value="">Choose one</option>
            {[...members]
              .sort((a, b) => (a.name < b.name ? -1 : 1))
              .map(({ name }) => (
                <option key={name} value={name}>
                  {showHidden(name)}
                </option>
              ))}
          </Select>
        )}
      </Field>
      {one && <Beside one={one} map={map} hostId={hostId} />}
    </Card>
  );
}

const TITLES: Record<CompositionLevel, string> = {
  safe: "Safe together with",
  confirmed: "Lethal with, confirmed",
  uncertain: "Lethal with, only including uncertain",
};

function Beside({ one, map, hostId }: { one: Member; map: CompositionMap; hostId: string | null }) {
  const said = (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <LegPips legs={wordsOf(one)} />
      <span className="min-w-0 flex-1 wrap-anywhere">{sayComposition([one], map)}</span>
    </p>
  );
  if (!isKnown(one)) return said;
  const beside = besideOf(one, map.groups, map.base);
  const alone = cellOf(map.base, heldBy(wordsOf(one)));
  const groupsOf = (level: CompositionLevel) =>
    beside
      .filter((entry) => entry.level === level)
      .flatMap(({ group }) => group.members)
      .filter(({ name }) => name !== one.name);
  const levels: CompositionLevel[] = alone.level === "confirmed" ? [] : ["safe", "confirmed", "uncertain"];
  return (
    <div className="grid gap-4">
      {said}
      {levels.map((level) => (
        <Names key={level} title={TITLES[level]} one={one} members={groupsOf(level)} hostId={hostId} />
      ))}
      {levels.length > 0 && map.unknown.length > 0 && (
        <p className="text-sm text-muted">
          Not known of {count(map.unknown.length, "server")} that could not be listed.
        </p>
      )}
    </div>
  );
}

const AT_FIRST = 24;

function Names({
  title,
  one,
  members,
  hostId,
}: {
  title: string;
  one: Member;
  members: readonly Member[];
  hostId: string | null;
}) {
  const [all, setAll] = useState(false);
  const sorted = [...members].sort((a, b) => (a.name < b.name ? -1 : 1));
  return (
    <section aria-label={title}>
      <h3 className="text-sm font-semibold">
        {title}: {members.length === 0 ? "none" : count(members.length, "server")}
      </h3>
      <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {sorted.slice(0, all ? undefined : AT_FIRST).map((other) => (
          <li key={other.name}>
            <Draft members={[other]} beside={[one]} hostId={hostId} />
          </li>
        ))}
      </ul>
      {sorted.length > AT_FIRST && !all && (
        <button
          type="button"
          className="mt-1 rounded text-sm text-muted underline underline-offset-4 hover:text-ink"
          onClick={() => setAll(true)}
        >
          and {sorted.length - AT_FIRST} more
        </button>
      )}
    </section>
  );
}
