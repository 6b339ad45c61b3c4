import type { Metadata } from "next";
import Link from "next/link";
import { AnnotationGrid } from "@/components/annotations/annotation-grid";
import { Coverage } from "@/components/annotations/coverage";
import { RemarkList } from "@/components/annotations/remark-list";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PageTitle } from "@/components/ui/page-title";
import { HINTS_OF_REVISION } from "@/lib/core/annotations/meaning";
import { openSession } from "@/lib/jobs/open-session";
import { showHidden } from "@/lib/core/text/visible";
import { findServers } from "@/lib/store/servers";
import { newestSnapshots } from "@/lib/store/snapshots";
import { rowsOf } from "./rows-of";

export const metadata: Metadata = { title: "Hints" };
export const dynamic = "force-dynamic";

export default async function AnnotationsPage() {
  const [servers, newest] = await Promise.all([findServers(), newestSnapshots()]);
  const session = await openSession({
    name: "All tools",
    host: "none",
    servers: servers.map(({ name }) => name),
    off: [],
  });
  const snapshots = new Map(
    servers.flatMap(({ id, name }) => (newest.has(id) ? [[name, newest.get(id)!] as const] : [])),
  );
  const { rows, aboutServers } = rowsOf(session, snapshots);
  return (
    <>
      <PageTitle
        title="Annotations"
        lead={
          <>
            What servers declare of their tools (specification {HINTS_OF_REVISION}), apart from what is assumed where
            they are silent; what clients make of it, what contradicts it, and what should be declared.{" "}
            <Link href="/annotations/rules" className="underline underline-offset-4">
              The rules, and how often they speak of real servers
            </Link>
          </>
        }
        actions={
          rows.length > 0 && (
            <Button asChild>
              <a href="/annotations/export" download>
                Export the advice
              </a>
            </Button>
          )
        }
      />
      {rows.length === 0 ? (
        <EmptyState
          title="No tool yet"
          actions={
            <Button asChild variant="solid">
              <Link href="/servers">Go to the servers</Link>
            </Button>
          }
        >
          Tools appear here once a server was listed.
        </EmptyState>
      ) : (
        <div className="grid grid-cols-1 gap-6">
          {aboutServers.map(({ server, remarks }) => (
            <Card key={server} className="grid gap-3">
              <CardTitle>About {showHidden(server)} as a whole</CardTitle>
              <RemarkList remarks={remarks} />
            </Card>
          ))}
          <AnnotationGrid rows={rows} servers={[...new Set(rows.map(({ server }) => server))]} />
          <Card className="grid grid-cols-1 gap-3">
            <CardTitle>How much is declared</CardTitle>
            <Coverage rows={rows} />
          </Card>
        </div>
      )}
    </>
  );
}
