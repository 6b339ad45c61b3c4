import { Offer } from "@/components/servers/offer";
import { SelfReport } from "@/components/servers/self-report";
import { Card, CardTitle } from "@/components/ui/card";
import type { SessionTool } from "@/lib/core/model/session";
import type { Snapshot } from "@/lib/core/model/snapshot";
import { saySeen, type SeenSpan } from "./say-seen";
import { minute } from "./timeline";

type Props = {
  at: string;
  server: string;
  snapshot?: Snapshot;
  row?: SeenSpan;
  next?: SeenSpan;
  tools: readonly SessionTool[];
  download: string;
};

/** What a server offered at a moment, so far as anybody looked. */
export function ThatDay({ at, server, snapshot, row, next, tools, download }: Props) {
  return (
    <Card className="grid gap-4" role="region" aria-label="As of a moment">
      <CardTitle>As of {minute(at)}</CardTitle>
      {snapshot && row ? (
        <>
          <p className="max-w-prose text-sm">
            {saySeen(at, row, next)} The verdicts follow today’s rules.{" "}
            <a href={download} download className="underline underline-offset-4">
              Download it as JSON
            </a>
          </p>
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]">
            <Offer server={server} snapshot={snapshot} tools={[...tools]} whole />
            <SelfReport snapshot={snapshot} title="The listing" />
          </div>
        </>
      ) : (
        <p className="text-sm text-muted">Nothing was known then: it was first listed later.</p>
      )}
    </Card>
  );
}
