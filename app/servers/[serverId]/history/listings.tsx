import { Link } from "@/components/ui/link";
import { EffectFilter } from "@/components/drift/effect-filter";
import { Timeline } from "@/components/drift/timeline";
import { Card, CardTitle } from "@/components/ui/card";
import type { StoredServer } from "@/lib/store/servers";
import { countHistory } from "@/lib/store/snapshots/history";
import type { HistoryQuery } from "./query";
import { PAGE, timelineOf } from "./timeline-of";

/** The page of the timeline that the query asks for, with the ways to its neighbours. */
export async function Listings({ server, query, base }: { server: StoredServer; query: HistoryQuery; base: string }) {
  const [rows, count] = await Promise.all([
    timelineOf(server, query.page, query.effect, base),
    countHistory(server.id, query.effect),
  ]);
  const pages = Math.max(1, Math.ceil(count / PAGE));
  const href = (page: number) =>
    `${base}?${new URLSearchParams({ ...(query.effect ? { effect: query.effect } : {}), ...(query.from ? { from: query.from } : {}), ...(query.to ? { to: query.to } : {}), page: String(page) })}`;
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <CardTitle>Listings</CardTitle>
        <EffectFilter action={base} effect={query.effect} />
      </div>
      {rows.length > 0 ? (
        <Timeline rows={rows} from={query.from} to={query.to} action={base} />
      ) : (
        <p className="text-sm text-muted">No listing has a change with this effect.</p>
      )}
      <p className="flex flex-wrap items-center gap-4 text-sm">
        {query.page > 1 && (
          <Link href={href(query.page - 1)} className="underline underline-offset-4">
            Newer
          </Link>
        )}
        <span className="text-muted">
          {pages > 1
            ? `Page ${query.page} of ${pages}, ${count.toLocaleString("en")} listings that differ`
            : "A listing without changes adds no line; it only extends the newest one."}
        </span>
        {query.page < pages && (
          <Link href={href(query.page + 1)} className="underline underline-offset-4">
            Older
          </Link>
        )}
      </p>
      <p className="text-sm">
        <a href={`${base}/export`} download className="underline underline-offset-4">
          Download the whole history as JSON
        </a>
      </p>
    </Card>
  );
}
