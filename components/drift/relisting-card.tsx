import { Card, CardTitle } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import type { Outcome } from "@/lib/core/model/outcome";
import type { OwnInterval } from "@/lib/core/model/relisting";
import { RelistingForm } from "./relisting-form";
import { minute } from "./timeline";

type Props = {
  serverId: string;
  every: OwnInterval;
  choices: readonly { value: OwnInterval; label: string }[];
  off: boolean;
  nextAt?: string;
  lastAt?: string;
  failures: number;
  blocked?: string;
  set: (input: { serverId: string; every: OwnInterval }) => Promise<Outcome<null>>;
};

/** When a server is listed again automatically, and what prevents it. */
export function RelistingCard({ serverId, every, choices, off, nextAt, lastAt, failures, blocked, set }: Props) {
  return (
    <Card className="grid gap-3">
      <CardTitle>Automatic re-scan</CardTitle>
      <RelistingForm
        label="How often"
        hint="Only while Trefoil runs, and only the exact command or address that was agreed to."
        value={every}
        choices={choices}
        serverId={serverId}
        set={set}
      />
      {!off && blocked && (
        <Notice kind="warning" title="Not re-scanned automatically">
          {blocked}
        </Notice>
      )}
      {!off && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
          <dt className="text-muted">Next</dt>
          <dd>{nextAt && !blocked ? <time dateTime={nextAt}>{minute(nextAt)}</time> : "not planned"}</dd>
          <dt className="text-muted">Last automatic re-scan</dt>
          <dd>{lastAt ? <time dateTime={lastAt}>{minute(lastAt)}</time> : "never"}</dd>
          {failures > 0 && (
            <>
              <dt className="text-muted">Failed</dt>
              <dd>{failures === 1 ? "once" : `${failures} times`} in a row, so the next attempt waits longer</dd>
            </>
          )}
        </dl>
      )}
    </Card>
  );
}
