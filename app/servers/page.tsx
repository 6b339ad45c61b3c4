import type { Metadata } from "next";
import Link from "next/link";
import { ServerList } from "@/components/servers/server-list";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageTitle } from "@/components/ui/page-title";
import { captureJobs } from "@/lib/jobs/capture-jobs";
import { findServers } from "@/lib/store/servers";
import { getSession } from "@/lib/store/sessions";
import { newestSnapshots } from "@/lib/store/snapshots";
import { cancelListing, deleteServer, fetchTools } from "./actions";
import { itemOf } from "./item-of";

export const metadata: Metadata = { title: "Servers" };
export const dynamic = "force-dynamic";

type Query = Promise<{ session?: string | string[] }>;

export default async function ServersPage({ searchParams }: { searchParams: Query }) {
  const { session: wanted } = await searchParams;
  const [servers, snapshots, session] = await Promise.all([findServers(), newestSnapshots(), typeof wanted === "string" ? getSession(wanted) : null]);
  const items = await Promise.all(servers.map((server) => itemOf(server, snapshots.get(server.id))));
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
        <ServerList servers={items} session={session ? { id: session.id, name: session.name } : undefined} jobs={captureJobs().states()} now={new Date().toISOString()} actions={{ fetchTools, cancelListing, deleteServer }} />
      ) : (
        <EmptyState title="No server yet">Import the config of the client that you use, add a server by hand, or paste a list of tools.</EmptyState>
      )}
    </>
  );
}
