"use client";
import { useMemo, useState } from "react";
import { LegPips } from "@/components/legs/leg-pips";
import { SeverityBadge } from "@/components/severity/severity-badge";
import { Button } from "@/components/ui/button";
import { count } from "@/components/sessions/words";
import { leastCut, type LeastCut } from "@/lib/core/analysis/compositions/least-cut";
import { listMembers, type LethalGroups } from "@/lib/core/analysis/compositions/lethal";
import {
  bySeverity,
  worstFirst,
  type Beneath,
  type CompositionKind,
  type RatedComposition,
} from "@/lib/core/analysis/compositions/severity";
import { SEVERITY_WORDS } from "@/lib/core/analysis/severity-words";
import { sayComposition } from "@/lib/core/analysis/compositions/say";
import type { Member } from "@/lib/core/model/composition";
import type { Severity } from "@/lib/core/model/severity";
import { Draft } from "./draft";

const ROWS_AT_FIRST = 8;
/** How many compositions of one row are spelled out; their number is exact all the same. */
const MOST_WRITTEN = 40;

type Props = { sets: readonly LethalGroups[]; beneath: Beneath; hostId: string | null };

/** Lethal compositions, with one row for all whose servers hold the same legs; single compositions are shown on demand. */
export function LethalList({ sets, beneath, hostId }: Props) {
  const [all, setAll] = useState(false);
  const sorted = useMemo(() => bySeverity(sets, beneath), [sets, beneath]);
  const shown = all ? sorted : sorted.slice(0, ROWS_AT_FIRST);
  return (
    <>
      <ul className="grid gap-2.5">
        {shown.map((set) => (
          <li
            key={set.groups.map((group) => group.id).join(" + ")}
            className="border-t border-line pt-2.5 first:border-0 first:pt-0"
          >
            <Row set={set} beneath={beneath} hostId={hostId} />
          </li>
        ))}
      </ul>
      {sets.length > ROWS_AT_FIRST && (
        <Button size="small" className="mt-3" onClick={() => setAll(!all)} aria-expanded={all}>
          {all ? "Show fewer" : `Show all ${sets.length}`}
        </Button>
      )}
    </>
  );
}

function Row({ set, beneath, hostId }: { set: CompositionKind; beneath: Beneath; hostId: string | null }) {
  const { groups, level, example, severity } = set;
  const [open, setOpen] = useState(false);
  const name = (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {severity && <SeverityBadge severity={severity} confirmed={level === "confirmed"} />}
      <Draft members={example} hostId={hostId} />
    </p>
  );
  const said = <p className="text-muted wrap-anywhere">{sayComposition(example, beneath)}</p>;
  if (set.count === 1)
    return (
      <div className="grid gap-1 text-sm">
        {name}
        {said}
      </div>
    );
  const [one, many] = KINDS[groups.length]!;
  return (
    <div className="grid gap-1 text-sm">
      {name}
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="w-fit rounded text-muted hover:text-ink">
          and {count(set.count - 1, `more ${one}`, `more ${many}`)} of the same legs{" "}
          <span className="inline-flex flex-wrap items-center gap-1.5 align-middle">
            {groups.map((group, at) => (
              <span key={group.id} className="inline-flex items-center gap-1">
                {at > 0 && <span>+</span>}
                <LegPips legs={group.legs} />
              </span>
            ))}
          </span>
        </summary>
        <div className="mt-2 grid gap-2">
          {said}
          {open && <Written set={set} beneath={beneath} hostId={hostId} />}
        </div>
      </details>
    </div>
  );
}

/** The compositions of one row, the worst first. */
function Written({ set, beneath, hostId }: { set: CompositionKind; beneath: Beneath; hostId: string | null }) {
  const all = set.count;
  const rated = useMemo(() => worstFirst(set, beneath), [set, beneath]);
  const written = take(each(rated), MOST_WRITTEN);
  return (
    <ul className="mt-2 grid gap-1 pl-4">
      {written.map(({ kind, members }) => (
        <li key={members.map(({ name }) => name).join("\n")}>
          <Draft members={members} hostId={hostId} /> <Severity of={kind.severity} />{" "}
          <SmallestCut cut={leastCut(members, beneath.host)} />
        </li>
      ))}
      {all > written.length && (
        <li className="text-muted">and {(all - written.length).toLocaleString("en")} more, none of them worse</li>
      )}
    </ul>
  );
}

function Severity({ of: severity }: { of: Severity | null }) {
  return severity && <span className="font-medium">{SEVERITY_WORDS[severity]}</span>;
}

function SmallestCut({ cut }: { cut: LeastCut | undefined }) {
  return cut && <span className="text-muted">smallest cut: {count(cut.tools, "tool")}</span>;
}

function* each(rated: readonly RatedComposition[]): Generator<{ kind: RatedComposition; members: Member[] }> {
  for (const kind of rated)
    for (const members of listMembers({ groups: kind.members.map((some) => ({ members: some })) }))
      yield { kind, members };
}

const KINDS: Record<number, [string, string]> = {
  1: ["server", "servers"],
  2: ["pair", "pairs"],
  3: ["triple", "triples"],
};

function take<T>(all: Iterable<T>, most: number): T[] {
  const taken: T[] = [];
  for (const one of all) {
    if (taken.length === most) break;
    taken.push(one);
  }
  return taken;
}
