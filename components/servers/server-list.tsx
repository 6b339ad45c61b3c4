"use client";
import { Link } from "@/components/ui/link";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { hasEnded, type CaptureJob } from "@/lib/core/model/capture-job";
import type { MendActions } from "./mend-buttons";
import type { RoundMember } from "./round";
import { RoundCard } from "./round-card";
import { ServerLine } from "./server-line";
import type { ServerItem } from "./server-item";
import { useListings, type ServerActions } from "./use-listings";
import { useRound } from "./use-round";

type Props = {
  /** The servers of this page. */
  servers: ServerItem[];
  /** Of all servers, whichever are shown. */
  counts: {
    servers: number;
    tools: number;
    failed: number;
    unknown: number;
    reachableIds: string[];
    failedIds: string[];
  };
  /** The servers of the session that was just made, or of the newest round of listings: their progress is shown whatever the page lists. */
  members: RoundMember[];
  /** The session that was just made of them. */
  session?: { id: string; name: string };
  /** Somebody came to see the progress, even when it is complete. */
  asked: boolean;
  jobs: CaptureJob[];
  now: string;
  actions: ServerActions & MendActions;
  filters?: ReactNode;
  /** Links to the other pages. */
  pager?: ReactNode;
};

/** One page of the servers with what runs for them, live. */
export function ServerList(props: Props) {
  const { servers, counts, members, session, asked, jobs: initial, now, actions, filters, pager } = props;
  const { jobs, problem, fetchTools, cancel, remove } = useListings(initial, actions);
  const placed = useRound(members, jobs, asked);
  const running = [...jobs.values()].filter((job) => !hasEnded(job));
  const failedIds = counts.failedIds.filter((id) => !running.some((job) => job.serverId === id));
  return (
    <div className="grid gap-4">
      {placed && <RoundCard placed={placed} session={session} actions={actions} onFetch={fetchTools} />}
      {filters}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">{summary(counts, running.length)}</p>
        <div className="flex flex-wrap gap-2">
          {running.length > 1 && (
            <Button onClick={() => running.forEach((job) => void cancel(job.serverId))}>Cancel all</Button>
          )}
          {failedIds.length > 1 && (
            <Button onClick={() => fetchTools(failedIds)}>Try the {failedIds.length} failed again</Button>
          )}
          {counts.reachableIds.length > 0 && (
            <Button onClick={() => fetchTools(counts.reachableIds)}>
              {counts.reachableIds.length === 1 ? "Fetch tools" : "Fetch all tools"}
            </Button>
          )}
        </div>
      </div>
      {problem && <Notice kind="problem" title={problem} />}
      {servers.length > 0 ? (
        <ul className="divide-y divide-line rounded-xl border border-line bg-panel shadow-panel">
          {servers.map((server) => (
            <ServerLine
              key={server.id}
              server={server}
              job={jobs.get(server.id)}
              now={now}
              mend={actions}
              onFetch={() => fetchTools([server.id])}
              onCancel={() => cancel(server.id)}
              onDelete={() => remove(server.id)}
            />
          ))}
        </ul>
      ) : (
        <p className="text-muted">No server matches.</p>
      )}
      {pager}
      <p className="text-[0.8125rem] text-muted">
        Listing asks a server what it offers and calls none of its tools. Trefoil reads a copy of your clients’ settings
        and writes nothing back.{" "}
        <Link href="/settings/data" className="underline underline-offset-4">
          What is stored, and where
        </Link>
      </p>
    </div>
  );
}

function summary({ servers, tools, failed, unknown }: Props["counts"], running: number): string {
  const parts = [
    servers === 1 ? "1 server" : `${servers.toLocaleString("en-GB")} servers`,
    tools === 1 ? "1 tool" : `${tools.toLocaleString("en-GB")} tools`,
  ];
  if (failed > 0) parts.push(`${failed} failed`);
  if (unknown > 0) parts.push(`${unknown} never fetched`);
  if (running > 0) parts.push(`${running} being listed`);
  return parts.join(" · ");
}
