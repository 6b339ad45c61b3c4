import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { ChangeList } from "@/components/drift/change-list";
import { DayForm } from "@/components/drift/day-form";
import { EffectFilter } from "@/components/drift/effect-filter";
import { ofOne } from "@/components/drift/intervals";
import { RelistingCard } from "@/components/drift/relisting-card";
import { StandingCard } from "@/components/drift/standing-card";
import { ThatDay } from "@/components/drift/that-day";
import { minute, Timeline } from "@/components/drift/timeline";
import { ServerTabs } from "@/components/servers/server-tabs";
import { Card, CardTitle } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PageTitle } from "@/components/ui/page-title";
import { showHidden } from "@/lib/core/text/visible";
import { changesOf, driftOf } from "@/lib/jobs/approved-listing";
import { sessionAt } from "@/lib/jobs/moment";
import { findApprovals } from "@/lib/store/approvals";
import { getIntervalOfAll, getRelisting } from "@/lib/store/relistings";
import { getServer, type StoredServer } from "@/lib/store/servers";
import { countHistory, getSnapshot, newestSnapshot, type StoredSnapshot } from "@/lib/store/snapshots";
import { page } from "@/lib/identity/page";
import { ServerLegs } from "../server-legs";
import { setRelisting } from "./actions";
import { QuerySchema } from "./query";
import { PAGE, timelineOf } from "./timeline-of";
import { followed } from "../../../followed";

type Props = {
  params: Promise<{ serverId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export const dynamic = "force-dynamic";

export const generateMetadata = page("read", async ({ params }: Props): Promise<Metadata> => {
  const server = await getServer((await params).serverId);
  return { title: server ? `History of ${showHidden(server.name)}` : "History" };
});

async function HistoryPage({ params, searchParams }: Props) {
  const server = await getServer((await params).serverId);
  if (!server) notFound();
  const query = QuerySchema.parse(await searchParams);
  const newest = await newestSnapshot(server.id);
  const base = `/servers/${server.id}/history`;
  return (
    <>
      <PageTitle
        title={showHidden(server.name)}
        lead="What it offered over time, what changed and why it matters, and what a model saw on any given day."
        actions={<ServerLegs server={server} />}
      />
      <ServerTabs serverId={server.id} />
      {newest ? (
        <div className="grid gap-6">
          {query.from && query.to && (
            <Compared server={server} from={query.from} to={query.to} query={query} base={base} />
          )}
          {query.at && <AsOf server={server} at={query.at} base={base} />}
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]">
            <Listings server={server} query={query} base={base} />
            <div className="grid gap-6">
              <Standing server={server} newest={newest} base={base} />
              <Card className="grid gap-3">
                <CardTitle>What did the model see on a given day?</CardTitle>
                <DayForm
                  action={base}
                  at={query.at}
                  hint="The whole listing known at that time: instructions, tools, prompts, resources."
                />
              </Card>
              <Again server={server} />
            </div>
          </div>
        </div>
      ) : (
        <EmptyState title="No listings yet">
          Its tools have never been fetched, so there is nothing to compare. Changes are tracked from its first listing
          on.
        </EmptyState>
      )}
    </>
  );
}

export default page("read", followed(HistoryPage));

type Query = ReturnType<typeof QuerySchema.parse>;
type Part = { server: StoredServer; base: string };

async function Standing({ server, newest, base }: Part & { newest: StoredSnapshot }) {
  const { renewal, changes, baseline } = (await driftOf(server, await findApprovals(server.name), today()))!;
  return (
    <StandingCard
      renewal={renewal}
      changes={changes}
      compared={
        baseline && {
          with: baseline.kind,
          since: baseline.row.since,
          href: `${base}?${new URLSearchParams({ from: baseline.row.id, to: newest.id })}`,
        }
      }
    />
  );
}

const today = () => new Date().toISOString().slice(0, 10);

async function Compared({ server, from, to, query, base }: Part & { from: string; to: string; query: Query }) {
  const [before, after] = await Promise.all([getSnapshot(server.id, from), getSnapshot(server.id, to)]);
  const changes = await changesOf(server, from, to);
  if (!before || !after || !changes)
    return <EmptyState title="One of these listings is no longer kept">Choose two others below.</EmptyState>;
  const hrefOf = (only: string | undefined, page: number) =>
    `${base}?${new URLSearchParams({ from, to, ...(only ? { only } : {}), ...(page > 1 ? { changes: String(page) } : {}) })}`;
  return (
    <Card className="grid gap-3" role="region" aria-label="Comparison">
      <CardTitle>
        {minute(before.at)} against {minute(after.at)}
      </CardTitle>
      <p className="text-sm text-muted">
        Judged by today’s rules and by what the server itself says. Overrides are left out here, because each was made
        for one definition.
      </p>
      <ChangeList changes={changes} only={query.only} page={query.changes} hrefOf={hrefOf} />
    </Card>
  );
}

async function AsOf({ server, at, base }: Part & { at: string }) {
  const { servers } = await sessionAt({ name: server.name, host: "none", servers: [server.name], off: [] }, at);
  const then = servers[0];
  return (
    <ThatDay
      at={at}
      server={server.name}
      snapshot={then?.seen?.snapshot}
      row={then?.seen?.row}
      next={then?.seen?.next}
      tools={then?.server.tools ?? []}
      download={`${base}/export?${new URLSearchParams({ at })}`}
    />
  );
}

async function Listings({ server, query, base }: Part & { query: Query }) {
  const [rows, count] = await Promise.all([
    timelineOf(server, query.page, query.effect, base),
    countHistory(server.id, query.effect),
  ]);
  const pages = Math.max(1, Math.ceil(count / PAGE));
  const href = (page: number) =>
    `${base}?${new URLSearchParams({ ...(query.effect ? { effect: query.effect } : {}), ...(query.from ? { from: query.from } : {}), ...(query.to ? { to: query.to } : {}), page: String(page) })}`;
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <CardTitle>Listings</CardTitle>
        <EffectFilter action={base} effect={query.effect} />
      </div>
      {rows.length > 0 ? (
        <Timeline rows={rows} from={query.from} to={query.to} action={base} />
      ) : (
        <p className="text-sm text-muted">No listing has a change with this effect.</p>
      )}
      <p className="flex flex-wrap items-center gap-4 text-sm">
        {query.page > 1 && (
          <Link href={href(query.page - 1)} className="underline underline-offset-4">
            Newer
          </Link>
        )}
        <span className="text-muted">
          {pages > 1
            ? `Page ${query.page} of ${pages}, ${count.toLocaleString("en")} listings that differ`
            : "A listing without changes adds no line; it only extends the newest one."}
        </span>
        {query.page < pages && (
          <Link href={href(query.page + 1)} className="underline underline-offset-4">
            Older
          </Link>
        )}
      </p>
      <p className="text-sm">
        <a href={`${base}/export`} download className="underline underline-offset-4">
          Download the whole history as JSON
        </a>
      </p>
    </Card>
  );
}

async function Again({ server }: { server: StoredServer }) {
  if (server.transport.kind === "given") return null;
  const [plan, ofAll] = await Promise.all([getRelisting(server.id), getIntervalOfAll()]);
  const choices = ofOne(ofAll);
  return (
    <RelistingCard
      serverId={server.id}
      every={plan?.every ?? "as-all"}
      choices={choices}
      nextAt={plan?.nextAt}
      lastAt={plan?.lastAt}
      failures={plan?.failures ?? 0}
      blocked={plan?.blocked}
      off={(plan?.every ?? "as-all") === "as-all" ? ofAll === "off" : plan?.every === "off"}
      set={setRelisting}
    />
  );
}
