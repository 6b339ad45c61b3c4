import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { OF_ALL } from "@/components/drift/intervals";
import { RelistingForm } from "@/components/drift/relisting-form";
import { memberOf, newestRound } from "@/components/servers/round";
import { ServerFilters } from "@/components/servers/server-filters";
import { ServerList } from "@/components/servers/server-list";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { pageOf } from "@/components/ui/page-of";
import { IN_ORDER, Pager } from "@/components/ui/pager";
import { PageTitle } from "@/components/ui/page-title";
import { renewalsOf } from "@/lib/jobs/approved-listing";
import { listings } from "@/lib/jobs/listings";
import { serversAtAGlance } from "@/lib/jobs/judged/at-a-glance";
import { reviewsDue } from "@/lib/jobs/reviews-due";
import { getIntervalOfAll } from "@/lib/store/relistings";
import { getSession } from "@/lib/store/sessions";
import { page } from "@/lib/identity/page";
import { cancelListing, deleteServer, editServer, entryOf, fetchTools, giveTools } from "./actions";
import { setRelistingOfAll } from "./[serverId]/history/actions";
import { itemOf } from "./item-of";
import { askedServers, countServers, pageHref, QuerySchema } from "./query";

export const metadata: Metadata = { title: "Servers" };
export const dynamic = "force-dynamic";

/** How many servers one page shows. */
const SHOWN = 50;

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default page("read", async function ServersPage({ searchParams }: Props) {
  // Asked before anything else is read: a listing that ends in between may be missing from it, and then the page reads again.
  const jobs = await (await listings()).states();
  const { session: wanted, progress, page, ...asked } = QuerySchema.parse(await searchParams);
  const [servers, due, session] = await Promise.all([
    serversAtAGlance(),
    reviewsDue(),
    wanted === undefined ? null : getSession(wanted),
  ]);
  const shown = pageOf(askedServers(servers, asked), page, SHOWN);
  const counts = countServers(servers);
  const round = new Set(newestRound(jobs).map((job) => job.serverId));
  const members = servers.filter(({ id, name }) => (session ? session.servers.includes(name) : round.has(id)));
  const renewals = await renewalsOf(shown.lines, new Date().toISOString().slice(0, 10));
  const items = await Promise.all(
    shown.lines.map((server) => itemOf(server, renewals.get(server.id)?.renewal, due.get(server.name))),
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
      {servers.length > 0 ? (
        <>
          <ServerList
            servers={items}
            counts={counts}
            members={(await Promise.all(members.map((server) => itemOf(server)))).map(memberOf)}
            session={session ? { id: session.id, name: session.name } : undefined}
            asked={session !== null || progress !== undefined}
            jobs={jobs}
            now={new Date().toISOString()}
            actions={{ fetchTools, cancelListing, deleteServer, entryOf, editServer, giveTools }}
            filters={servers.length > SHOWN / 5 && <ServerFilters asked={asked} />}
            pager={
              <Pager
                page={shown.page}
                pages={shown.pages}
                total={`${shown.total.toLocaleString("en-GB")} servers`}
                href={(to) => pageHref(asked, to)}
                ways={IN_ORDER}
              />
            }
          />
          {counts.reachableIds.length > 0 && (
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
        <EmptyState title="No servers yet">
          Import the config of the client you use, add a server by hand, or paste a list of tools.
        </EmptyState>
      )}
    </>
  );
});
