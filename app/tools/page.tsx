import type { Metadata } from "next";
import Link from "next/link";
import { ToolGrid } from "@/components/tools/tool-grid";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageTitle } from "@/components/ui/page-title";
import { openSlim } from "@/lib/jobs/open-session";
import { findServers } from "@/lib/store/servers";
import { overrideLeg } from "../sessions/actions";
import { Follow } from "../follow";

export const metadata: Metadata = { title: "Tools" };
export const dynamic = "force-dynamic";

export default async function ToolsPage() {
  const names = (await findServers()).map((server) => server.name);
  const { servers } = await openSlim({ name: "All tools", host: "none", servers: names, off: [] });
  const tools = servers.flatMap((server) => server.tools);
  const unlisted = servers.filter((server) => server.state === "unlisted").length;
  return (
    <>
      <Follow />
      <PageTitle
        title="Tools"
        lead={`Every tool of every server, with its three legs. Open one for the words it is judged by.${unlisted > 0 ? ` ${unlisted === 1 ? "1 server is" : `${unlisted} servers are`} not listed and not in here.` : ""}`}
      />
      {tools.length > 0 ? (
        <ToolGrid
          tools={tools}
          servers={servers.filter((server) => server.tools.length > 0).map((server) => server.name)}
          overrideLeg={overrideLeg}
        />
      ) : (
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
      )}
    </>
  );
}
