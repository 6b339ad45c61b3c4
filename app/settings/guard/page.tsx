import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { DaysCard } from "@/components/guard/days-card";
import { Figures } from "@/components/guard/figures";
import { GuardFilters } from "@/components/guard/guard-filters";
import { InstalledList } from "@/components/guard/installed-list";
import { RemedyList } from "@/components/guard/remedy-list";
import { SessionTable } from "@/components/guard/session-table";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { PageTitle } from "@/components/ui/page-title";
import { Pager } from "@/components/ui/pager";
import {
  daysOf,
  figuresOf,
  filterGuardSessions,
  GuardFilterSchema,
  guardQuery,
  type GuardFilter,
} from "@/lib/core/guard/overview";
import type { GuardSession } from "@/lib/core/guard/sessions";
import { takeOverGuardLogs } from "@/lib/jobs/guard-log";
import { allGuards, type GuardOf } from "@/lib/jobs/guard";
import { commandsFor, installedLines } from "@/lib/jobs/guard-installed";
import { page } from "@/lib/identity/page";
import { checkDestination } from "./actions";

export const metadata: Metadata = { title: "Guard" };
export const dynamic = "force-dynamic";

const ON_A_PAGE = 50;

type Query = Promise<Record<string, string | string[] | undefined>>;

export default page("read", async function GuardPage({ searchParams }: { searchParams: Query }) {
  const query = await searchParams;
  const filter = GuardFilterSchema.parse(query);
  // What cannot be written down now is tried again soon; it is shown all the same.
  await takeOverGuardLogs().catch(() => undefined);
  const guards = await allGuards();
  const lines = await installedLines(guards);
  const all = guards.flatMap(({ sessions }) => sessions).sort((a, b) => (a.start < b.start ? 1 : -1));
  return (
    <>
      <PageTitle
        title="Guard"
        lead="Your clients ask it before each call, and it stops the one that would complete the lethal trifecta. This page shows where it is installed, what it saw, and how to avoid needless questions."
        actions={all.length > 0 && <Exports filter={filter} />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {all.length === 0 ? (
          <Nothing installed={guards.some(({ installation }) => installation.installed)} />
        ) : (
          <Seen guards={guards} all={all} filter={filter} asked={Number(query["page"]) || 1} />
        )}
        <section aria-labelledby="installed" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <CardTitle id="installed">Where it is installed</CardTitle>
          <InstalledList lines={lines} />
        </section>
      </div>
    </>
  );
});

function Exports({ filter }: { filter: GuardFilter }) {
  return (["csv", "json"] as const).map((format) => (
    <Button key={format} asChild>
      <a href={`/settings/guard/export?${guardQuery(filter, { format })}`} download>
        Export {format.toUpperCase()}
      </a>
    </Button>
  ));
}

function Nothing({ installed }: { installed: boolean }) {
  return (
    <EmptyState title={installed ? "Nothing was seen yet" : "The guard is not installed"}>
      {installed
        ? "It is installed. Once a client makes a call, its sessions are listed here."
        : "An audit tells you that a session can leak; the guard stops the call that would do it. It is a small program that your client runs before and after each tool call. It works from a lock of your session, keeps only digests and names, and sends nothing. Install it for a client below."}{" "}
      <Link href="/help/guard" className="underline underline-offset-4">
        How it works
      </Link>
    </EmptyState>
  );
}

type SeenProps = { guards: readonly GuardOf[]; all: readonly GuardSession[]; filter: GuardFilter; asked: number };

function Seen({ guards, all, filter, asked }: SeenProps) {
  const sessions = filterGuardSessions(all, filter);
  const pages = Math.max(1, Math.ceil(sessions.length / ON_A_PAGE));
  const at = Math.min(pages, Math.max(1, Math.floor(asked)));
  const questioned = guards.filter(
    ({ client, remedies }) => remedies.still > 0 && (filter.client ?? client) === client,
  );
  return (
    <>
      <Unread guards={guards} />
      <GuardFilters asked={filter} clients={guards.map(({ client, label }) => ({ client, label }))} />
      <Figures figures={figuresOf(sessions)} />
      {questioned.length > 0 && (
        <Card className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <CardTitle>What would end the questions</CardTitle>
          {questioned.map((guard) => (
            <RemedyList
              key={guard.client}
              client={guard.client}
              label={guard.label}
              remedies={guard.remedies}
              commands={commandsFor(guard)}
              check={checkDestination}
            />
          ))}
        </Card>
      )}
      {sessions.length > 0 && <DaysCard days={daysOf(sessions)} />}
      <section aria-labelledby="sessions" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <CardTitle id="sessions">Sessions</CardTitle>
        {sessions.length === 0 ? (
          <EmptyState title="No matching sessions">Try fewer filters.</EmptyState>
        ) : (
          <SessionTable
            sessions={sessions.slice((at - 1) * ON_A_PAGE, at * ON_A_PAGE)}
            labels={Object.fromEntries(guards.map(({ client, label }) => [client, label]))}
          />
        )}
        <Pager
          page={at}
          pages={pages}
          total={`${sessions.length.toLocaleString("en")} sessions`}
          href={(to) => `/settings/guard?${guardQuery(filter, { page: String(to) })}`}
        />
      </section>
    </>
  );
}

/** What of the logs could not be read, and when the guard could not do its work. */
function Unread({ guards }: { guards: readonly GuardOf[] }) {
  const said = guards.flatMap(({ label, damaged, cut, broken }) => [
    ...(broken > 0
      ? [`${label}: ${broken} times the guard could not do its work; it asked or refused, as it is set.`]
      : []),
    ...(damaged > 0
      ? [
          `${label}: ${damaged === 1 ? "a line of its log cannot be read and is" : `${damaged} lines of its log cannot be read and are`} left out.`,
        ]
      : []),
    ...(cut ? [`${label}: its log is longer than what is read; the oldest part is not shown.`] : []),
  ]);
  if (said.length === 0) return null;
  return (
    <Notice kind="warning" title="Not all could be seen">
      <ul className="mt-1 grid gap-1">
        {said.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}
