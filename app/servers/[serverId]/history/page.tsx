import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DayForm } from "@/components/drift/day-form";
import { ofOne } from "@/components/drift/intervals";
import { RelistingCard } from "@/components/drift/relisting-card";
import { StandingCard } from "@/components/drift/standing-card";
import { Card, CardTitle } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { showHidden } from "@/lib/core/text/visible";
import { driftOf } from "@/lib/jobs/approved-listing";
import { findApprovals } from "@/lib/store/approvals";
import { getIntervalOfAll, getRelisting } from "@/lib/store/relistings";
import { getServer, type StoredServer } from "@/lib/store/servers";
import { newestSnapshot, type StoredSnapshot } from "@/lib/store/snapshots/snapshots";
import { page } from "@/lib/identity/page";
import { ServerFrame } from "../server-frame";
import { setRelisting } from "./actions";
import { Listings } from "./listings";
import { AsOf, Compared } from "./moments";
import { QuerySchema } from "./query";
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
    <ServerFrame
      server={server}
      lead="What it offered over time, what changed and why it matters, and what a model saw on any given day."
    >
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
    </ServerFrame>
  );
}

export default page("read", followed(HistoryPage));

type StandingProps = { server: StoredServer; newest: StoredSnapshot; base: string };

async function Standing({ server, newest, base }: StandingProps) {
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
