import { Link } from "@/components/ui/link";
import { LegPips } from "@/components/legs/leg-pips";
import { LevelBadge } from "@/components/legs/level-badge";
import { Offer } from "@/components/servers/offer";
import { Badge } from "@/components/ui/badge";
import { Card, CardTitle } from "@/components/ui/card";
import type { SessionVerdict } from "@/lib/core/model/analysis";
import type { SessionServer } from "@/lib/core/model/session";
import type { Snapshot } from "@/lib/core/model/snapshot";
import { showHidden } from "@/lib/core/text/visible";
import { saySeen, type SeenSpan } from "./say-seen";
import { minute } from "./timeline";

type ServerThen = {
  server: SessionServer;
  serverId?: string;
  seen?: { row: SeenSpan; next?: SeenSpan; snapshot: Snapshot };
};
type Props = {
  at: string;
  then: { verdict: SessionVerdict; servers: readonly ServerThen[] };
  download: string;
  now: string;
};

/** A session as it was known at a moment: the verdict, and for each server everything that it showed the model. */
export function SessionThenView({ at, then: { verdict, servers }, download, now }: Props) {
  return (
    <div className="grid gap-6">
      <Card className="grid gap-3" role="region" aria-label="Verdict then">
        <CardTitle>As of {minute(at)}</CardTitle>
        <div className="flex flex-wrap items-center gap-4">
          <LevelBadge level={verdict.level} incomplete={verdict.incomplete} />
          <LegPips legs={verdict.legs} />
        </div>
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
          <a href={download} download className="underline underline-offset-4">
            Download it as JSON
          </a>
          <Link href={now} className="underline underline-offset-4">
            The current session
          </Link>
        </p>
      </Card>
      {servers.map(({ server, serverId, seen }) => (
        <Card key={server.name} className="grid gap-4" role="region" aria-label={showHidden(server.name)}>
          <div className="flex flex-wrap items-center gap-3">
            <CardTitle className="wrap-anywhere">{showHidden(server.name)}</CardTitle>
            {server.off && <Badge tone="outline">switched off</Badge>}
            {serverId && (
              <Link href={`/servers/${serverId}/history`} className="text-sm underline underline-offset-4">
                Its history
              </Link>
            )}
          </div>
          {seen ? (
            <>
              <p className="max-w-prose text-sm">{saySeen(at, seen.row, seen.next)}</p>
              <Offer server={server.name} snapshot={seen.snapshot} tools={server.tools} whole />
            </>
          ) : (
            <p className="text-sm text-muted">{showHidden(server.reason ?? "Nothing was known about it then.")}</p>
          )}
        </Card>
      ))}
    </div>
  );
}
