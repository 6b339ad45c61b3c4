"use client";
import Link from "next/link";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { LiveRegion } from "@/components/ui/status";
import { hasEnded, type CaptureJob } from "@/lib/core/model/capture-job";
import { ServerLine } from "./server-line";
import type { ServerItem } from "./server-item";
import { useListings, type ServerActions } from "./use-listings";

type Props = {
  servers: ServerItem[];
  /** The session that was just made of some of them. */
  session?: { id: string; name: string };
  jobs: CaptureJob[];
  now: string;
  actions: ServerActions;
};

/** Servers that are drawn at first, the gravest ones: hundreds would keep everybody waiting for lines that few look at. */
const FIRST = 60;

/** All servers with what runs for them, live. */
export function ServerList({ servers, session, jobs: initial, now, actions }: Props) {
  const [all, setAll] = useState(false);
  const { jobs, problem, fetchTools, cancel, remove } = useListings(initial, actions);
  const running = [...jobs.values()].filter((job) => !hasEnded(job));
  const reachable = servers.filter((server) => server.kind !== "given" && !server.disabled);
  const failed = reachable.filter(
    (server) => server.state === "failed" && !running.some((job) => job.serverId === server.id),
  );
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
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">{summary(servers, running.length)}</p>
        <div className="flex flex-wrap gap-2">
          {running.length > 1 && (
            <Button onClick={() => running.forEach((job) => void cancel(job.serverId))}>Cancel all</Button>
          )}
          {failed.length > 1 && (
            <Button onClick={() => fetchTools(failed.map((server) => server.id))}>
              Try the {failed.length} failed again
            </Button>
          )}
          {reachable.length > 0 && (
            <Button onClick={() => fetchTools(reachable.map((server) => server.id))}>
              {reachable.length === 1 ? "Fetch tools" : "List all tools"}
            </Button>
          )}
        </div>
      </div>
      {problem && <Notice kind="problem" title={problem} />}
      <ul className="divide-y divide-line rounded-xl border border-line bg-panel shadow-panel">
        {servers.slice(0, all ? servers.length : FIRST).map((server) => (
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
      {!all && servers.length > FIRST && (
        <Button onClick={() => setAll(true)} className="justify-self-start">
          Show the other {servers.length - FIRST}
        </Button>
      )}
      <LiveRegion>
        {running.length > 0 ? `${running.length} of ${servers.length} servers are being listed.` : ""}
      </LiveRegion>
      <p className="text-[0.8125rem] text-muted">
        Listing asks a server what it offers and calls none of its tools. Where a client keeps a server’s settings,
        Trefoil reads a copy and writes nothing back.{" "}
        <Link href="/settings/data" className="underline underline-offset-4">
          What is kept, and where
        </Link>
      </p>
    </div>
  );
}

function summary(servers: readonly ServerItem[], running: number): string {
  const tools = servers.reduce((sum, server) => sum + (server.known?.tools ?? 0), 0);
  const parts = [
    servers.length === 1 ? "1 server" : `${servers.length} servers`,
    `${tools.toLocaleString("en")} tools`,
  ];
  const failed = servers.filter((server) => server.state === "failed").length;
  const unknown = servers.filter((server) => !server.known && server.state !== "failed").length;
  if (failed > 0) parts.push(`${failed} failed`);
  if (unknown > 0) parts.push(`${unknown} never fetched`);
  if (running > 0) parts.push(`${running} being listed`);
  return parts.join(" · ");
}
