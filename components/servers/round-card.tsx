"use client";
import { Link } from "@/components/ui/link";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { LiveRegion } from "@/components/ui/status";
import { showHidden } from "@/lib/core/text/visible";
import { consentHref } from "./consent-href";
import { FailedMember } from "./failed-member";
import { JobProgress, sayCount } from "./job-progress";
import type { MendActions } from "./mend-buttons";
import { ProgressBar } from "./progress-bar";
import { sayRound, type PlacedMember, type PlacedAll } from "./round";

type Props = {
  placed: PlacedAll;
  /** The session that was just made of them. */
  session?: { id: string; name: string };
  actions: MendActions;
  onFetch: (serverIds: string[]) => void;
};

/** The state of a round of listings: what is ready, what is running, what failed and what to do about it, and where to continue. */
export function RoundCard({ placed, session, actions, onFetch }: Props) {
  const { running, waiting, failed, unagreed, unlisted, ready } = placed;
  const ended = running.length + waiting.length === 0;
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-label="Progress">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1">
          <CardTitle>{titleOf(placed, session?.name)}</CardTitle>
          <p className="text-sm text-muted tabular-nums">{saySides(placed)}</p>
        </div>
        {(session || ready.length > 0) && <NextStep placed={placed} session={session} solid={ended} />}
      </div>
      {placed.of > 1 && (
        <ProgressBar ready={ready.length} failed={failed.length} of={placed.of} label="Servers that are listed" />
      )}
      {placed.of > 1 && running.length > 0 && (
        <ul className="grid gap-2" aria-label="Being listed">
          {running.map(({ member, job }) => (
            <li key={member.id} className="grid gap-x-4 text-sm sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
              <span className="font-medium wrap-anywhere">{showHidden(member.name)}</span>
              <JobProgress job={job!} kind={member.kind} />
            </li>
          ))}
        </ul>
      )}
      {placed.of > 1 && failed.length > 0 && (
        <ul className="grid gap-3" aria-label="Failed">
          {failed.map((one) => (
            <FailedMember
              key={one.member.id}
              {...one}
              actions={actions}
              sessionId={session?.id}
              onRetry={() => onFetch([one.member.id])}
            />
          ))}
        </ul>
      )}
      <Open what="not agreed to yet" placed={unagreed}>
        <Button asChild size="small">
          <Link href={withSession(consentHref(unagreed.map(({ member }) => member.id)), session?.id)}>Review them</Link>
        </Button>
      </Open>
      <Open what="never fetched" placed={unlisted}>
        <Button size="small" onClick={() => onFetch(unlisted.map(({ member }) => member.id))}>
          Fetch them
        </Button>
      </Open>
      <LiveRegion>{sayRound(placed)}</LiveRegion>
    </Card>
  );
}

/** Servers that wait for a person, by name, with what to do. */
function Open({ what, placed, children }: { what: string; placed: PlacedMember[]; children: React.ReactNode }) {
  if (placed.length === 0) return null;
  const names = placed.slice(0, NAMED).map(({ member }) => showHidden(member.name));
  const more = placed.length - names.length;
  return (
    <p className="flex flex-wrap items-center gap-3 text-sm">
      <span className="min-w-0 wrap-anywhere">
        {placed.length} {what}: {names.join(", ")}
        {more > 0 && ` and ${more} more`}
      </span>
      {children}
    </p>
  );
}

const NAMED = 6;

function NextStep({ placed, session, solid }: { placed: PlacedAll; session: Props["session"]; solid: boolean }) {
  const [only] = placed.of === 1 && !session ? placed.ready : [];
  const href = session ? `/sessions/${session.id}` : only ? `/servers/${only.member.id}` : "/compositions";
  return (
    <Button asChild variant={solid ? "solid" : "outline"}>
      <Link href={href}>{only ? "See what it offers" : "See what they make together"}</Link>
    </Button>
  );
}

function titleOf({ ready, of }: PlacedAll, session: string | undefined): string {
  const count = `${ready.length} of ${of} ready`;
  return session === undefined ? count : `${showHidden(session)}: ${count}`;
}

function saySides({ running, waiting, failed, off, ready, seconds }: PlacedAll): string {
  const tools = ready.reduce((sum, { member, job }) => sum + (job?.tools ?? member.tools ?? 0), 0);
  const parts = [
    running.length > 0 && `${running.length} being listed`,
    waiting.length > 0 && `${waiting.length} waiting`,
    failed.length > 0 && `${failed.length} failed`,
    off.length > 0 && `${off.length} switched off by the config`,
    ready.length > 0 && sayCount(tools, "tool"),
    seconds > 0 && `${seconds} s`,
  ];
  return parts.filter(Boolean).join(" · ");
}

const withSession = (href: string, id: string | undefined): string =>
  id === undefined ? href : `${href}${href.includes("?") ? "&" : "?"}session=${id}`;
