import { Link } from "@/components/ui/link";
import type { ReactNode } from "react";
import { LevelBadge } from "@/components/legs/level-badge";
import { LegPips } from "@/components/legs/leg-pips";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { PageTitle } from "@/components/ui/page-title";
import { firstFew } from "@/lib/core/text/first-few";
import type { SessionVerdict } from "@/lib/core/model/analysis";
import { showHidden } from "@/lib/core/text/visible";
import { SeverityBadges } from "@/components/severity/severity-badge";
import { bySeverity } from "@/lib/core/analysis/severity";
import type { SessionSeverity } from "@/lib/core/model/severity";
import {
  DemoCard,
  ReviewsCard,
  ServersCard,
  type DemoAction,
  type ReviewLine,
  type ServerLine,
} from "./overview-cards";

type SessionLine = {
  id: string;
  name: string;
  host: string;
  servers: string[];
  /** How many tools are switched on. */
  tools: number;
  verdict: SessionVerdict;
  severity: SessionSeverity;
};

type Props = {
  /** What needs attention, above the rest. */ notices?: ReactNode;
  sessions: SessionLine[];
  servers: ServerLine[];
  reviews: ReviewLine[];
  hasDemo: boolean;
  openDemo: DemoAction;
  closeDemo: DemoAction;
};

/** The most severe first, then the worst level; of equal ones the one changed last. */
const WORST = ["lethal", "possible", "two-legs", "clear"];

/** The current state: sessions with their verdicts, servers that need attention. */
export function Overview({ notices, sessions, servers, reviews, hasDemo, openDemo, closeDemo }: Props) {
  const sorted = [...sessions].sort(
    (a, b) => bySeverity(a.severity, b.severity) || WORST.indexOf(a.verdict.level) - WORST.indexOf(b.verdict.level),
  );
  const lethal = sessions.filter((session) => session.verdict.level === "lethal").length;
  return (
    <>
      <PageTitle
        title={
          lethal === 0
            ? "No session is lethal"
            : lethal === 1
              ? "One session is lethal"
              : `${lethal} sessions are lethal`
        }
        lead={
          lethal === 0
            ? "As far as was checked: servers that could not be listed are not counted as safe."
            : `Private data, untrusted input and a way out meet ${lethal === 1 ? "in it" : "in each"}. Open ${lethal === 1 ? "it" : "one"} for the smallest change that ends that.`
        }
        actions={
          <>
            <Button asChild>
              <Link href="/servers/import">Import from my clients</Link>
            </Button>
            <Button asChild>
              <Link href="/findings">Findings</Link>
            </Button>
            <Button asChild variant="solid">
              <Link href="/sessions">Sessions</Link>
            </Button>
          </>
        }
      />
      {notices}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        <Card>
          <CardTitle>Sessions</CardTitle>
          {sorted.length === 0 && (
            <p className="mt-2 text-muted">
              None yet. A session is what one agent holds at once: choose servers and see what they add up to.
            </p>
          )}
          <ul className="mt-2 divide-y divide-line">
            {sorted.map((session) => (
              <SessionRow key={session.id} {...session} />
            ))}
          </ul>
        </Card>
        <div className="grid gap-6">
          {reviews.length > 0 && <ReviewsCard reviews={reviews} />}
          <ServersCard servers={servers} />
          <DemoCard hasDemo={hasDemo} closeDemo={closeDemo} openDemo={openDemo} />
        </div>
      </div>
    </>
  );
}

function SessionRow({ id, name, servers, tools, verdict, severity }: SessionLine) {
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5 hover:bg-hover">
      <div className="min-w-0">
        <Link
          href={`/sessions/${id}`}
          className="font-medium underline decoration-line underline-offset-4 wrap-anywhere after:absolute after:inset-0 hover:decoration-ink"
        >
          {showHidden(name)}
        </Link>
        <p className="text-[0.8125rem] text-muted wrap-anywhere">{firstFew(servers.map(showHidden)) || "No servers"}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SeverityBadges severity={severity} />
        <LegPips legs={verdict.legs} />
        <LevelBadge level={verdict.level} incomplete={verdict.incomplete} tools={tools} />
      </div>
    </li>
  );
}
