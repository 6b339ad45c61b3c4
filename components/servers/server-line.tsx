"use client";
import { Trash2 } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { useState } from "react";
import { LegPips } from "@/components/legs/leg-pips";
import { LevelBadge } from "@/components/legs/level-badge";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { showHidden } from "@/lib/core/text/visible";
import { hasEnded, type CaptureJob } from "@/lib/core/model/capture-job";
import { MendButtons, type MendActions } from "./mend-buttons";
import type { ServerItem } from "./server-item";
import { ServerStatus } from "./server-status";
import { SeverityBadges } from "@/components/severity/severity-badge";

type Props = {
  server: ServerItem;
  job?: CaptureJob;
  now: string;
  onFetch: () => void;
  onCancel: () => void;
  onDelete: () => void;
  /** What can be done about one that failed. */
  mend: MendActions;
};

/** One server of the list, with what can be done about it now. */
export function ServerLine({ server, job, now, onFetch, onCancel, onDelete, mend }: Props) {
  const [asking, setAsking] = useState(false);
  const running = job !== undefined && !hasEnded(job);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4 py-3 md:grid-cols-[minmax(0,5fr)_9.5rem_minmax(0,5fr)_10rem]">
      <ServerName server={server} />
      <div className="flex items-center gap-2 max-md:justify-end md:gap-3">
        {server.known ? (
          <>
            <LegPips legs={server.known.legs} />
            <LevelBadge level={server.known.level} className="max-md:hidden" />
          </>
        ) : (
          <span className="text-[0.8125rem] text-muted">unknown</span>
        )}
      </div>
      <div className="min-w-0">
        <ServerStatus server={server} job={job} now={now} mend={<MendButtons server={server} actions={mend} />} />
      </div>
      <div className="flex items-center justify-end gap-1">
        {running ? (
          <Button size="small" onClick={onCancel} aria-label={`Cancel listing ${showHidden(server.name)}`}>
            Cancel
          </Button>
        ) : (
          server.kind !== "given" &&
          !server.disabled && (
            <Button size="small" onClick={onFetch} aria-label={`${verb(server)}: ${showHidden(server.name)}`}>
              {verb(server)}
            </Button>
          )
        )}
        <Button
          size="small"
          variant="quiet"
          onClick={() => setAsking(true)}
          aria-label={`Delete ${showHidden(server.name)}`}
        >
          <Trash2 aria-hidden="true" className="size-4" />
        </Button>
      </div>
      <Dialog open={asking} onClose={() => setAsking(false)} title={`Delete ${showHidden(server.name)}?`}>
        <p>
          Its snapshots, secrets, sign-in, consents, overrides, record and approvals are deleted permanently, and it is
          removed from every session. Your client’s own file, the log of starts and the audit log stay as they are.
        </p>
        <div className="mt-5 flex justify-end gap-2">
          <Button onClick={() => setAsking(false)}>Cancel</Button>
          <Button variant="solid" onClick={() => (setAsking(false), onDelete())}>
            Delete
          </Button>
        </div>
      </Dialog>
    </li>
  );
}

function ServerName({ server }: { server: ServerItem }) {
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-2">
        <Link
          href={`/servers/${server.id}`}
          className="font-medium underline decoration-line underline-offset-4 wrap-anywhere hover:decoration-ink"
        >
          {showHidden(server.name)}
        </Link>
        <Badge>{KIND[server.kind]}</Badge>
        {server.known && <SeverityBadges severity={server.known.severity} />}
        {server.demo && <Badge tone="outline">demo</Badge>}
        {server.trusted && <Badge tone="outline">trusted</Badge>}
        {server.approval && (
          <Link
            href={`/servers/${server.id}/history`}
            aria-label={`${server.approval.label}: ${showHidden(server.name)}`}
          >
            <Badge tone={server.approval.grave ? "solid" : "outline"}>{server.approval.label}</Badge>
          </Link>
        )}
        {server.review && (
          <Link href={`/servers/${server.id}/record`}>
            <Badge tone="dashed">review {showHidden(server.review)}</Badge>
          </Link>
        )}
      </div>
      {server.reach !== "" && (
        <p className="mt-1 truncate font-mono text-xs text-muted" title={showHidden(server.reach)}>
          {showHidden(server.reach)}
        </p>
      )}
    </div>
  );
}

const KIND: Record<ServerItem["kind"], string> = { stdio: "command", http: "URL", given: "given" };

function verb(server: ServerItem): string {
  if (!server.agreed) return "Review and fetch";
  if (server.state === "failed") return "Try again";
  return server.known ? "Fetch again" : "Fetch";
}
