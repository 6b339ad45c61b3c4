import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { notFound, redirect } from "next/navigation";
import * as z from "zod";
import { BesideInventory } from "@/components/beside/beside-inventory";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { pageOf } from "@/components/ui/page-of";
import { PageTitle } from "@/components/ui/page-title";
import { BESIDE_KINDS } from "@/lib/core/model/beside";
import { judgedWorkspace } from "@/lib/jobs/judged/workspace";
import { findServers, getServerByName } from "@/lib/store/servers";
import { page } from "@/lib/identity/page";
import { followed } from "../../followed";

export const metadata: Metadata = { title: "Resources and prompts" };
export const dynamic = "force-dynamic";

const QuerySchema = z.object({
  kind: z.enum(BESIDE_KINDS).optional().catch(undefined),
  server: z.string().max(400).optional().catch(undefined),
  page: z.string().nullable().catch(null),
});

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** What all servers offer beside their tools, one line for each way of each server. With a server's name: that server's own view. */
async function BesideInventoryPage({ searchParams }: Props) {
  const { kind, server, page } = QuerySchema.parse(await searchParams);
  if (server !== undefined) await goTo(server, kind);
  const [{ session }, servers] = await Promise.all([judgedWorkspace(), findServers()]);
  const ids = new Map(servers.map(({ id, name }) => [name, id]));
  const all = session.servers.flatMap(({ name, tools }) =>
    tools.flatMap((tool) => {
      const of = BESIDE_KINDS.find((one) => one === tool.channel);
      return of && ids.has(name) ? [{ id: ids.get(name)!, server: name, kind: of, tool }] : [];
    }),
  );
  return (
    <>
      <PageTitle
        title="Resources and prompts"
        lead="What servers put into the context beside their tools: resources, pages, prompts and instructions, with what speaks for which leg."
        actions={
          <Button asChild>
            <Link href="/tools">Tools</Link>
          </Button>
        }
      />
      {all.length > 0 ? (
        <BesideInventory
          kind={kind}
          counts={new Map(BESIDE_KINDS.map((one) => [one, all.filter((line) => line.kind === one).length]))}
          lines={pageOf(kind ? all.filter((line) => line.kind === kind) : all, page)}
        />
      ) : (
        <EmptyState title="Nothing beside the tools">
          No listed server offers resources, prompts or instructions. Those that were never listed are unknown.
        </EmptyState>
      )}
    </>
  );
}

export default page("read", followed(BesideInventoryPage));

async function goTo(name: string, kind: string | undefined): Promise<never> {
  const server = await getServerByName(name);
  if (!server) notFound();
  redirect(`/servers/${server.id}/beside${kind ? `?kind=${kind}` : ""}`);
}
