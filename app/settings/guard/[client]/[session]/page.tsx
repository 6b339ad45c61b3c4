import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { notFound } from "next/navigation";
import { CallTable } from "@/components/guard/call-table";
import { Command } from "@/components/guard/command";
import { moment } from "@/components/guard/words";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { PageTitle } from "@/components/ui/page-title";
import { IN_ORDER, Pager } from "@/components/ui/pager";
import type { GuardRecord } from "@/lib/core/guard/write";
import { showHidden } from "@/lib/core/text/visible";
import { getGuardSession } from "@/lib/jobs/guard";
import { page } from "@/lib/identity/page";
import { findSessions } from "@/lib/store/sessions";

export const metadata: Metadata = { title: "A session of the guard" };
export const dynamic = "force-dynamic";

const ON_A_PAGE = 100;

type Props = {
  params: Promise<{ client: string; session: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default page("read", async function GuardSessionPage({ params, searchParams }: Props) {
  const { client: clientId, session } = await params;
  const found = await getGuardSession(decodeURIComponent(clientId), decodeURIComponent(session));
  if (!found) notFound();
  const { client, record, lockName } = found;
  const pages = Math.max(1, Math.ceil(record.history.length / ON_A_PAGE));
  const at = Math.min(pages, Math.max(1, Math.floor(Number((await searchParams)["page"]) || 1)));
  const first = (at - 1) * ON_A_PAGE;
  const address = `/settings/guard/${encodeURIComponent(record.client)}/${encodeURIComponent(record.id)}`;
  return (
    <>
      <PageTitle
        title={`${client.label}, ${moment(record.start)}`}
        lead={`${record.calls} calls until ${moment(record.end)}: ${record.asked} asked about, ${record.allowed} of those allowed, ${record.refused} refused.`}
        actions={
          <Button asChild>
            <Link href="/settings/guard">All sessions</Link>
          </Button>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {record.pastUnknown && (
          <Notice title="Not watched from its beginning">
            What ran before is unknown, so the guard assumed that it brought in private data and untrusted input.
          </Notice>
        )}
        <section aria-labelledby="calls" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <CardTitle id="calls">Calls in their order</CardTitle>
          <CallTable calls={record.history.slice(first, first + ON_A_PAGE)} first={first} />
          <Pager
            page={at}
            pages={pages}
            total={`${record.history.length.toLocaleString("en")} calls`}
            href={(to) => `${address}?page=${to}`}
            ways={IN_ORDER}
          />
        </section>
        <Further record={record} lockName={lockName} />
      </div>
    </>
  );
});

/** Ways to the walk, and the session as a file. */
async function Further({ record, lockName }: { record: GuardRecord; lockName?: string }) {
  const servers = new Set(
    record.history.flatMap(({ tool }) =>
      tool.includes("/") && !tool.startsWith("host:") ? [tool.split("/")[0]!] : [],
    ),
  );
  const fits = (names: readonly string[]): number => names.filter((name) => servers.has(name)).length;
  const sessions = (await findSessions())
    .map((one) => ({ ...one, fit: fits(one.servers) + (one.name === lockName ? 1_000 : 0) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .slice(0, 5);
  const asked = new URLSearchParams({ client: record.client, session: record.id });
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <CardTitle>Follow it in the walk</CardTitle>
      {sessions.length > 0 ? (
        <ul className="grid gap-1 text-sm">
          {sessions.map(({ id, name }) => (
            <li key={id}>
              <Link
                href={`/sessions/${encodeURIComponent(id)}/walk?guard=${encodeURIComponent(`${record.client}/${record.id}`)}`}
                className="underline underline-offset-4"
              >
                Simulate these calls in “{showHidden(name)}”
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm">No saved session has the servers that were called.</p>
      )}
      <p className="text-sm">Or with the lock, on the command line:</p>
      <Command
        line={`trefoil guard log --client ${record.client} --session ${record.id.replace(/[^\w-]/g, "")} | trefoil walk -`}
        label="Copy: walk"
      />
      <p className="flex flex-wrap gap-2">
        {(["csv", "json", "jsonl"] as const).map((format) => (
          <Button key={format} asChild size="small">
            <a href={`/settings/guard/export?${asked.toString()}&format=${format}`} download>
              {format === "jsonl" ? "Export for the walk (JSON Lines)" : `Export ${format.toUpperCase()}`}
            </a>
          </Button>
        ))}
      </p>
    </Card>
  );
}
