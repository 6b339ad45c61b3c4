"use client";
import { Link } from "@/components/ui/link";
import { useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { Working } from "@/components/ui/status";
import type { Outcome } from "@/lib/core/model/outcome";
import type { Worsening } from "@/lib/core/model/worsening";
import { showHidden } from "@/lib/core/text/visible";

const LEVELS: Record<Worsening["before"], string> = {
  lethal: "lethal",
  possible: "possibly lethal",
  "two-legs": "two legs",
  clear: "clear",
};
const SHOWN = 3;

export type WorseLine = Worsening & { server: string };
type Props = {
  lines: readonly WorseLine[];
  more: number;
  markSeen: (input: { ids: string[] }) => Promise<Outcome<null>>;
};

/** Sessions and shares that listings made worse since somebody last looked, each with what was added and where to look. */
export function WorseList({ lines, more, markSeen }: Props) {
  const [pending, startTransition] = useTransition();
  const [problem, setProblem] = useState<string>();
  const seen = (ids: string[]) =>
    startTransition(async () => {
      const outcome = await markSeen({ ids });
      setProblem("problem" in outcome ? outcome.problem : undefined);
    });
  if (lines.length === 0) return null;
  return (
    <Card className="mb-6 grid gap-3" role="region" aria-label="What became worse">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle>What became worse</CardTitle>
        <Button size="small" disabled={pending} onClick={() => seen(lines.map(({ id }) => id))}>
          Mark as seen
        </Button>
      </div>
      {pending && <Working>Marking as seen</Working>}
      {problem && <Notice kind="problem" title={problem} />}
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.id} className="grid gap-1 py-3 text-sm">
            <p className="wrap-anywhere">
              <Link
                href={line.ownShareId ? `/reviews/${line.ownShareId}` : `/sessions/${line.sessionId}`}
                className="font-medium underline decoration-line underline-offset-4 hover:decoration-ink"
              >
                {showHidden(line.name)}
              </Link>
              {line.ownShareId
                ? ": it no longer matches what was shared; its approvals are stale."
                : line.before === line.after
                  ? `: stays ${LEVELS[line.after]}, with more in it.`
                  : `: went from ${LEVELS[line.before]} to ${LEVELS[line.after]}.`}{" "}
              <span className="text-muted">
                After{" "}
                <Link href={`/servers/${line.serverId}/history`} className="underline underline-offset-4">
                  {showHidden(line.server)}
                </Link>{" "}
                was listed, <time dateTime={line.at}>{line.at.slice(0, 16).replace("T", " ")} UTC</time>.
              </span>
            </p>
            <ul className="grid list-disc gap-0.5 pl-5 text-muted wrap-anywhere">
              {line.items.slice(0, SHOWN).map((item) => (
                <li key={item}>{item}</li>
              ))}
              {line.items.length > SHOWN && <li>and {line.items.length - SHOWN} more.</li>}
            </ul>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-sm text-muted">{more} more are not shown.</p>}
    </Card>
  );
}
