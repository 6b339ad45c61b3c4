import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LiveLeast } from "@/components/least/live-least";
import { elsewhereOf } from "@/lib/core/least/elsewhere";
import { readSelectors } from "@/lib/core/least/selectors";
import { packSession } from "@/lib/core/session/pack";
import { showHidden } from "@/lib/core/text/visible";
import { runHeavy } from "@/lib/jobs/heavy/run";
import { openJudged, openSlim } from "@/lib/jobs/open-session";
import { getServer } from "@/lib/store/servers";
import { findSessions } from "@/lib/store/sessions";
import { newestListing } from "@/lib/store/snapshots/listings";
import { page } from "@/lib/identity/page";
import { ServerFrame } from "../server-frame";
import { changeClientFile, findClientFiles, fixClientFiles } from "../../../sessions/fix/actions";
import { turnTools } from "./actions";

type Props = {
  params: Promise<{ serverId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export const dynamic = "force-dynamic";

/** Kept sessions whose change is shown; the last changed come first. */
const MOST_SESSIONS = 50;

export const generateMetadata = page("read", async ({ params }: Props): Promise<Metadata> => {
  const server = await getServer((await params).serverId);
  return { title: server ? `Least tool set: ${showHidden(server.name)}` : "Server" };
});

/** `need` marks what is needed when the page opens, in the words of the command line. */
export default page("read", async function LeastPage({ params, searchParams }: Props) {
  const server = await getServer((await params).serverId);
  if (!server) notFound();
  const [newest, session, kept] = await Promise.all([
    newestListing(server.id),
    openSlim({ name: server.name, host: "none", servers: [server.name], off: [] }),
    findSessions(),
  ]);
  const placed = newest ? await runHeavy("place", { server: session.servers[0]!, body: newest.body }) : [];
  const holding = kept.filter(({ servers }) => servers.includes(server.name));
  const elsewhere = (await openJudged(holding.slice(0, MOST_SESSIONS))).map((one, at) =>
    elsewhereOf(holding[at]!.id, one, server.name),
  );
  const { need } = await searchParams;
  return (
    <ServerFrame server={server} lead="The smallest set of its tools that still does what you need.">
      {newest ? (
        <LiveLeast
          session={packSession(session)}
          placed={placed}
          marked={[...readSelectors(placed, need === undefined ? [] : [need].flat()).ids]}
          elsewhere={elsewhere}
          unshown={holding.length - elsewhere.length}
          turnTools={turnTools}
          clientFiles={{ find: findClientFiles, fix: fixClientFiles, changed: changeClientFile }}
        />
      ) : (
        <p className="text-muted">Nothing is known yet: its tools have never been fetched.</p>
      )}
    </ServerFrame>
  );
});
