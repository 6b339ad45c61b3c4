"use client";
import { useState } from "react";
import { LegPips } from "@/components/legs/leg-pips";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { count } from "@/components/sessions/words";
import { listMembers, type LethalGroups } from "@/lib/core/analysis/compositions/lethal";
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
  const shown = all ? sets : sets.slice(0, ROWS_AT_FIRST);
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
  const single = groups.every((group) => group.members.length === 1);
  const members = groups.map((group) => group.members[0]!);
  const word = (
    <Badge tone={level === "confirmed" ? "solid" : "dashed"}>{level === "confirmed" ? "Confirmed" : "Uncertain"}</Badge>
  );
  if (single)
    return (
      <div className="grid gap-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {word} <Draft members={members} hostId={hostId} />
        </p>
        <p className="text-muted wrap-anywhere">{sayComposition(members, host)}</p>
      </div>
    );
  const written = take(listMembers(set), MOST_WRITTEN);
  return (
    <details className="text-sm">
      <summary className="rounded">
        {word}{" "}
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
      <p className="mt-2 text-muted wrap-anywhere">For example: {sayComposition(members, host)}</p>
      <ul className="mt-2 grid gap-1 pl-4">
        {written.map((some) => (
          <li key={some.map(({ name }) => name).join("\n")}>
            <Draft members={some} hostId={hostId} />
          </li>
        ))}
        {set.count > written.length && (
          <li className="text-muted">and {(set.count - written.length).toLocaleString("en")} more of the same kind</li>
        )}
      </ul>
    </details>
  );
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
