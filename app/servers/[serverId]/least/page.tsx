import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LeastDesk } from "@/components/least/least-desk";
import { ServerTabs } from "@/components/servers/server-tabs";
import { slimSession } from "@/components/sessions/slim-session";
import { PageTitle } from "@/components/ui/page-title";
import { elsewhereOf } from "@/lib/core/least/elsewhere";
import { placeServer } from "@/lib/core/least/place";
import { readSelectors } from "@/lib/core/least/selectors";
import { showHidden } from "@/lib/core/text/visible";
import { openJudged, openSession } from "@/lib/jobs/open-session";
import { getServer } from "@/lib/store/servers";
import { findSessions } from "@/lib/store/sessions";
import { newestSnapshot } from "@/lib/store/snapshots";
import { changeClientFile, findClientFiles, fixClientFiles } from "../../../sessions/actions";
import { turnTools } from "./actions";

type Props = {
  params: Promise<{ serverId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export const dynamic = "force-dynamic";

/** Kept sessions whose change is shown; the last changed come first. */
const MOST_SESSIONS = 50;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const server = await getServer((await params).serverId);
  return { title: server ? `Least tool set: ${showHidden(server.name)}` : "Server" };
}

/** `need` marks what is needed when the page opens, in the words of the command line. */
export default async function LeastPage({ params, searchParams }: Props) {
  const server = await getServer((await params).serverId);
  if (!server) notFound();
  const [newest, session, kept] = await Promise.all([
    newestSnapshot(server.id),
    openSession({ name: server.name, host: "none", servers: [server.name], off: [] }),
    findSessions(),
  ]);
  const own = session.servers[0]!;
  const placed = newest ? placeServer(own, newest) : [];
  const holding = kept.filter(({ servers }) => servers.includes(server.name));
  const elsewhere = (await openJudged(holding.slice(0, MOST_SESSIONS))).map((one, at) =>
    elsewhereOf(holding[at]!.id, one, server.name),
  );
  const { need } = await searchParams;
  return (
    <>
      <PageTitle title={showHidden(server.name)} lead="The smallest set of its tools that still does what you need." />
      <ServerTabs serverId={server.id} />
      {newest ? (
        <LeastDesk
          server={slimSession(session).servers[0]!}
          placed={placed}
          marked={[...readSelectors(placed, need === undefined ? [] : [need].flat()).ids]}
          elsewhere={elsewhere}
          unshown={holding.length - elsewhere.length}
          turnTools={turnTools}
          clientFiles={{ find: findClientFiles, fix: fixClientFiles, changed: changeClientFile }}
        />
      ) : (
        <p className="text-muted">Nothing is known yet: its tools were never fetched.</p>
      )}
    </>
  );
}
