"use client";
import Link from "next/link";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { LiveRegion } from "@/components/ui/status";
import { hasEnded, type CaptureJob } from "@/lib/core/model/capture-job";
import { ServerLine } from "./server-line";
import type { ServerItem } from "./server-item";
import { useListings, type ServerActions } from "./use-listings";

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
  /** The session that was just made of some of them. */
  session?: { id: string; name: string };
  jobs: CaptureJob[];
  now: string;
  actions: ServerActions;
  filters?: ReactNode;
  /** Ways to the other pages. */
  pager?: ReactNode;
};

/** One page of the servers with what runs for them, live. */
export function ServerList({ servers, counts, session, jobs: initial, now, actions, filters, pager }: Props) {
  const { jobs, problem, fetchTools, cancel, remove } = useListings(initial, actions);
  const running = [...jobs.values()].filter((job) => !hasEnded(job));
  const failedIds = counts.failedIds.filter((id) => !running.some((job) => job.serverId === id));
  return (
    <div className="grid gap-4">
      {session && (
        <Card className="flex flex-wrap items-center justify-between gap-3 py-4">
          <p>
            The session <strong className="wrap-anywhere">{session.name}</strong>{" "}
            {running.length > 0 ? "can be opened while its servers are still being listed." : "is ready."}
          </p>
          <Button asChild variant="solid">
            <Link href={`/sessions/${session.id}`}>Open the board</Link>
          </Button>
        </Card>
      )}
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
      <LiveRegion>
        {running.length > 0 ? `${running.length} of ${counts.servers} servers are being listed.` : ""}
      </LiveRegion>
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
