"use client";
import { Link } from "@/components/ui/link";
import { useState } from "react";
import { LegPip } from "@/components/legs/leg-pip";
import { count } from "@/components/sessions/words";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import type { CompositionMap } from "@/lib/core/analysis/compositions/map";
import type { CompositionReading, SafeSet } from "@/lib/core/analysis/compositions/safe";
import { LEG_WORDS } from "@/lib/core/model/leg";
import { NameList } from "./name-list";
import { draftHref } from "./draft-href";
import { ReadingSwitch } from "./reading-switch";

/** The largest sets of servers that stay safe however they are combined. */
export function SafeSets({ map, hostId }: { map: CompositionMap; hostId: string | null }) {
  const [reading, setReading] = useState<CompositionReading>("uncertain");
  const sets = map.safe[reading];
  const partial = map.groups.flatMap((group) => group.members).filter((member) => member.state === "partial").length;
  return (
    <Card className="grid content-start gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <CardTitle>The largest sets that stay safe</CardTitle>
        <ReadingSwitch reading={reading} onReading={setReading} name="safe-reading" />
      </div>
      {sets.length === 0 && (
        <p className="text-muted">
          None: {map.lethal.host === "safe" ? "every server is lethal alone." : "the host alone is lethal."}
        </p>
      )}
      <ul className="grid gap-3">
        {sets.map((set) => (
          <li key={set.without} className="border-t border-line pt-3 first:border-0 first:pt-0">
            <One set={set} hostId={hostId} />
          </li>
        ))}
      </ul>
      {(map.unknown.length > 0 || partial > 0) && (
        <p className="text-sm text-muted">
          {map.unknown.length > 0 &&
            `${count(map.unknown.length, "server")} that could not be listed: in none of them. `}
          {partial > 0 && `${count(partial, "server")} listed only in part: safe as far as seen.`}
        </p>
      )}
    </Card>
  );
}

function One({ set, hostId }: { set: SafeSet; hostId: string | null }) {
  const members = set.groups.flatMap((group) => group.members);
  const href = draftHref(
    members.map(({ name }) => name),
    hostId,
  );
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex items-center gap-2 font-medium">
          <LegPip leg={set.without} verdict="no" silent />
          Without {LEG_WORDS[set.without].phrase}: {count(set.count, "server")}
        </p>
        {href && (
          <Button asChild size="small">
            <Link href={href}>Open as a draft</Link>
          </Button>
        )}
      </div>
      <NameList members={members} />
    </div>
  );
}
