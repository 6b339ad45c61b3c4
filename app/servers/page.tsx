import type { Metadata } from "next";
import Link from "next/link";
import { OF_ALL } from "@/components/drift/intervals";
import { RelistingForm } from "@/components/drift/relisting-form";
import { ServerList } from "@/components/servers/server-list";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageTitle } from "@/components/ui/page-title";
import { renewalsOf } from "@/lib/jobs/approved-listing";
import { captureJobs } from "@/lib/jobs/capture-jobs";
import { serversAtAGlance } from "@/lib/jobs/judged-servers";
import { reviewsDue } from "@/lib/jobs/reviews-due";
import { getIntervalOfAll } from "@/lib/store/relistings";
import { getSession } from "@/lib/store/sessions";
import { cancelListing, deleteServer, fetchTools } from "./actions";
import { setRelistingOfAll } from "./[serverId]/history/actions";
import { itemOf } from "./item-of";
import { bySeverity } from "@/lib/core/analysis/severity";

export const metadata: Metadata = { title: "Servers" };
export const dynamic = "force-dynamic";

type Query = Promise<{ session?: string | string[] }>;

/** Nothing that was seen is lethal. */
const NOTHING = { worst: null, confirmed: null };

export default async function ServersPage({ searchParams }: { searchParams: Query }) {
  const { session: wanted } = await searchParams;
  const [servers, due, session] = await Promise.all([
    serversAtAGlance(),
    reviewsDue(),
    typeof wanted === "string" ? getSession(wanted) : null,
  ]);
  servers.sort((a, b) => bySeverity(a.summary?.severity ?? NOTHING, b.summary?.severity ?? NOTHING));
  const renewals = await renewalsOf(servers, new Date().toISOString().slice(0, 10));
  const items = await Promise.all(
    servers.map((server) => itemOf(server, renewals.get(server.id)?.renewal, due.get(server.name))),
  );
  return (
    <>
      <PageTitle
        title="Servers"
        lead="What your agents could be given. Trefoil asks each server what tools it offers, and never calls one."
        actions={
          <>
            <Button asChild>
              <Link href="/servers/import">Import from my clients</Link>
            </Button>
            <Button asChild variant="solid">
              <Link href="/servers/add">Add a server</Link>
            </Button>
          </>
        }
      />
      {items.length > 0 ? (
        <>
          <ServerList
            servers={items}
            session={session ? { id: session.id, name: session.name } : undefined}
            jobs={captureJobs().states()}
            now={new Date().toISOString()}
            actions={{ fetchTools, cancelListing, deleteServer }}
          />
          {items.some(({ kind }) => kind !== "given") && (
            <div className="mt-8 max-w-prose">
              <RelistingForm
                label="Automatic re-scan"
                hint="While Trefoil runs, and only the exact commands and addresses that were agreed to. A server’s history can set another interval for it."
                value={await getIntervalOfAll()}
                choices={OF_ALL}
                serverId=""
                set={setRelistingOfAll}
              />
            </div>
          )}
        </>
      ) : (
        <EmptyState title="No server yet">
          Import the config of the client that you use, add a server by hand, or paste a list of tools.
        </EmptyState>
      )}
    </>
  );
}
