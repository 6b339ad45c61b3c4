import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BesideView } from "@/components/beside/beside-view";
import { ServerTabs } from "@/components/servers/server-tabs";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { pageOf } from "@/components/ui/page-of";
import { PageTitle } from "@/components/ui/page-title";
import { BESIDE_KINDS, type BesideKind } from "@/lib/core/model/beside";
import { showHidden } from "@/lib/core/text/visible";
import { besideItems, besideOf } from "@/lib/jobs/beside";
import { openSlim } from "@/lib/jobs/open-session";
import { getServer, type StoredServer } from "@/lib/store/servers";
import { page } from "@/lib/identity/page";
import { followed } from "../../../followed";
import { ServerLegs } from "../server-legs";
import { askedItems, QuerySchema } from "./query";

type Props = {
  params: Promise<{ serverId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export const dynamic = "force-dynamic";

export const generateMetadata = page("read", async ({ params }: Props): Promise<Metadata> => {
  const server = await getServer((await params).serverId);
  return { title: server ? `Resources and prompts of ${showHidden(server.name)}` : "Resources and prompts" };
});

async function BesidePage({ params, searchParams }: Props) {
  const server = await getServer((await params).serverId);
  if (!server) notFound();
  const query = QuerySchema.parse(await searchParams);
  const beside = await besideOf(server);
  const kind = query.kind ?? BESIDE_KINDS.find((one) => beside && beside.counts[one] > 0) ?? "resources";
  return (
    <>
      <PageTitle
        title={showHidden(server.name)}
        lead="What it offers beside its tools: texts and reads that enter the context as well, with what speaks for which leg."
        actions={<ServerLegs server={server} />}
      />
      <ServerTabs serverId={server.id} />
      {beside ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {beside.given && (
            <Notice kind="warning" title="Given by hand or by a file">
              Only what stood there is known: the server may offer more resources, prompts and instructions. List it to
              see them.
            </Notice>
          )}
          {beside.extentReason && (
            <Notice kind="warning" title="Listed in part">
              {showHidden(beside.extentReason)}
            </Notice>
          )}
          <Entries server={server} counts={beside.counts} kind={kind} query={query} />
        </div>
      ) : (
        <EmptyState title="Nothing is known yet">
          It has never been listed. Until then what it offers is unknown, not safe.
        </EmptyState>
      )}
    </>
  );
}

export default page("read", followed(BesidePage));

type EntriesProps = {
  server: StoredServer;
  counts: Record<BesideKind, number>;
  kind: BesideKind;
  query: ReturnType<typeof QuerySchema.parse>;
};

async function Entries({ server, counts, kind, query }: EntriesProps) {
  const [items, session] = await Promise.all([
    besideItems(server, kind),
    openSlim({ name: server.name, host: "none", servers: [server.name], off: [] }),
  ]);
  return (
    <BesideView
      base={`/servers/${server.id}/beside`}
      counts={counts}
      kind={kind}
      channel={session.servers[0]?.tools.find(({ channel }) => channel === kind)}
      items={pageOf(askedItems(items, query), query.page)}
      text={query.text}
      odd={query.odd !== undefined}
      oddOnes={items.filter(({ remarks }) => remarks.length > 0).length}
    />
  );
}
