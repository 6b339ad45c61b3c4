"use client";
import { useMemo, useState } from "react";
import { LegPips } from "@/components/legs/leg-pips";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { count } from "@/components/sessions/words";
import { listMembers, type LethalGroups } from "@/lib/core/analysis/compositions/lethal";
import { bySeverity, worstFirst, type Rated } from "@/lib/core/analysis/compositions/severity";
import { SEVERITY_WORDS } from "@/lib/core/analysis/severity-words";
import { sayComposition } from "@/lib/core/analysis/compositions/say";
import type { Member } from "@/lib/core/model/composition";
import { showHidden } from "@/lib/core/text/visible";
import { Draft } from "./draft";

const ROWS_AT_FIRST = 8;
/** Compositions of one row that are written out; their number is exact all the same. */
const MOST_WRITTEN = 40;

type Props = { sets: readonly LethalGroups[]; host?: Member; hostId: string | null };

/** Lethal compositions, one row for all whose servers hold the same legs, each composition on demand. */
export function LethalList({ sets, host, hostId }: Props) {
  const [all, setAll] = useState(false);
  const sorted = useMemo(() => bySeverity(sets, host), [sets, host]);
  const shown = all ? sorted : sorted.slice(0, ROWS_AT_FIRST);
  return (
    <>
      <ul className="grid gap-2.5">
        {shown.map((set) => (
          <li
            key={set.groups.map((group) => group.id).join(" + ")}
            className="border-t border-line pt-2.5 first:border-0 first:pt-0"
          >
            <Row set={set} host={host} hostId={hostId} />
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

function Row({ set, host, hostId }: { set: LethalGroups; host?: Member; hostId: string | null }) {
  const { groups, level } = set;
  const rated = useMemo(() => worstFirst(set, host), [set, host]);
  const worst = rated[0]!;
  const example = worst.members.map((some) => some[0]!);
  const words = (
    <>
      <Badge tone={level === "confirmed" ? "solid" : "dashed"}>
        {level === "confirmed" ? "Confirmed" : "Uncertain"}
      </Badge>{" "}
      <Severity of={worst} />
    </>
  );
  if (set.count === 1)
    return (
      <div className="grid gap-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {words} <Draft members={example} hostId={hostId} />
        </p>
        <p className="text-muted wrap-anywhere">{sayComposition(example, host)}</p>
      </div>
    );
  return (
    <details className="text-sm">
      <summary className="rounded">
        {words}{" "}
        {groups.map((group, at) => (
          <span key={group.id} className="inline-flex items-center gap-1.5 align-middle">
            {at > 0 && <span className="px-1">+</span>}
            <LegPips legs={group.legs} />
            <span className="max-w-48 truncate">
              {group.members.length === 1 ? showHidden(group.members[0]!.name) : `any of ${group.members.length}`}
            </span>
          </span>
        ))}{" "}
        <span className="text-muted">({count(set.count, KINDS[groups.length]![0], KINDS[groups.length]![1])})</span>
      </summary>
      <p className="mt-2 text-muted wrap-anywhere">For example: {sayComposition(example, host)}</p>
      <Written rated={rated} count={set.count} hostId={hostId} />
    </details>
  );
}

/** The compositions of one row, the worst first. */
function Written({ rated, count: all, hostId }: { rated: readonly Rated[]; count: number; hostId: string | null }) {
  const written = take(each(rated), MOST_WRITTEN);
  return (
    <ul className="mt-2 grid gap-1 pl-4">
      {written.map(({ kind, members }) => (
        <li key={members.map(({ name }) => name).join("\n")}>
          <Draft members={members} hostId={hostId} /> <Severity of={kind} />
        </li>
      ))}
      {all > written.length && (
        <li className="text-muted">and {(all - written.length).toLocaleString("en")} more, none of them worse</li>
      )}
    </ul>
  );
}

function Severity({ of: { severity } }: { of: Rated }) {
  return severity && <span className="font-medium">{SEVERITY_WORDS[severity]}</span>;
}

function* each(rated: readonly Rated[]): Generator<{ kind: Rated; members: Member[] }> {
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
