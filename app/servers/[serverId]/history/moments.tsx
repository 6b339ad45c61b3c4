import { ChangeList } from "@/components/drift/change-list";
import { ThatDay } from "@/components/drift/that-day";
import { minute } from "@/components/drift/timeline";
import { Card, CardTitle } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { changesOf } from "@/lib/jobs/approved-listing";
import { sessionAt } from "@/lib/jobs/moment";
import type { StoredServer } from "@/lib/store/servers";
import { getSnapshot } from "@/lib/store/snapshots/snapshots";
import type { HistoryQuery } from "./query";

type Part = { server: StoredServer; base: string };

/** What changed between two listings. */
export async function Compared({
  server,
  from,
  to,
  query,
  base,
}: Part & { from: string; to: string; query: HistoryQuery }) {
  const [before, after] = await Promise.all([getSnapshot(server.id, from), getSnapshot(server.id, to)]);
  const changes = await changesOf(server, from, to);
  if (!before || !after || !changes)
    return <EmptyState title="One of these listings is no longer kept">Choose two others below.</EmptyState>;
  const hrefOf = (only: string | undefined, page: number) =>
    `${base}?${new URLSearchParams({ from, to, ...(only ? { only } : {}), ...(page > 1 ? { changes: String(page) } : {}) })}`;
  return (
    <Card className="grid gap-3" role="region" aria-label="Comparison">
      <CardTitle>
        {minute(before.at)} against {minute(after.at)}
      </CardTitle>
      <p className="text-sm text-muted">
        Judged by today’s rules and by what the server itself says. Overrides are left out here, because each was made
        for one definition.
      </p>
      <ChangeList changes={changes} only={query.only} page={query.changes} hrefOf={hrefOf} />
    </Card>
  );
}

/** What a model saw at that moment. */
export async function AsOf({ server, at, base }: Part & { at: string }) {
  const { servers } = await sessionAt({ name: server.name, host: "none", servers: [server.name], off: [] }, at);
  const then = servers[0];
  return (
    <ThatDay
      at={at}
      server={server.name}
      snapshot={then?.seen?.snapshot}
      row={then?.seen?.row}
      next={then?.seen?.next}
      tools={then?.server.tools ?? []}
      download={`${base}/export?${new URLSearchParams({ at })}`}
    />
  );
}
