import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { readView, viewTools } from "@/components/tools/rows";
import { ToolGrid } from "@/components/tools/tool-grid";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { pageOf } from "@/components/ui/page-of";
import { PageTitle } from "@/components/ui/page-title";
import { judgedWorkspace } from "@/lib/jobs/judged/workspace";
import { queryOf } from "@/lib/query";
import { page } from "@/lib/identity/page";
import { overrideLeg } from "../sessions/actions";
import { followed } from "../followed";

export const metadata: Metadata = { title: "Tools" };
export const dynamic = "force-dynamic";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The address says what is shown, as `writeView` writes it, and `page` which lines of it. */
async function ToolsPage({ searchParams }: Props) {
  const [query, { session }] = await Promise.all([searchParams.then(queryOf), judgedWorkspace()]);
  const { servers } = session;
  const tools = servers.flatMap((server) => server.tools);
  const unlisted = servers.filter((server) => server.state === "unlisted").length;
  return (
    <>
      <PageTitle
        title="Tools"
        lead={`Every tool of every server, with its three legs. Open one to see the words it was judged by.${unlisted > 0 ? ` ${unlisted === 1 ? "1 server is" : `${unlisted} servers are`} not listed, so missing here.` : ""}`}
        actions={
          <Button asChild>
            <Link href="/tools/beside">Resources and prompts</Link>
          </Button>
        }
      />
      {tools.length > 0 ? (
        <ToolGrid
          tools={pageOf(viewTools(tools, readView(query)), query.get("page"))}
          all={tools.length}
          servers={servers.filter((server) => server.tools.length > 0).map((server) => server.name)}
          overrideLeg={overrideLeg}
        />
      ) : (
        <EmptyState
          title="No tools yet"
          actions={
            <Button asChild variant="solid">
              <Link href="/servers">Go to the servers</Link>
            </Button>
          }
        >
          Tools appear here once a server has been listed.
        </EmptyState>
      )}
    </>
  );
}

export default page("read", followed(ToolsPage));
