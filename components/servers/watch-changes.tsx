"use client";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { LiveRegion, Working } from "@/components/ui/status";
import type { WatchEvent } from "@/lib/core/model/watch";
import { showHidden } from "@/lib/core/text/visible";

/** Keeps a server open while this page is open, and shows when it says that its tools changed. Then it is listed again; no tool is called. */
export function WatchChanges({ serverId, kind }: { serverId: string; kind: "command" | "address" }) {
  const router = useRouter();
  const source = useRef<EventSource>(null);
  const [state, setState] = useState<"off" | "opening" | "watching">("off");
  const [changes, setChanges] = useState<{ at: string; tools: number }[]>([]);
  const [ended, setEnded] = useState<string>();
  const stop = () => {
    source.current?.close();
    source.current = null;
    setState("off");
  };
  useEffect(() => () => source.current?.close(), []);
  const begin = () => {
    setEnded(undefined);
    setChanges([]);
    setState("opening");
    const opened = new EventSource(`/api/watch/${serverId}`);
    source.current = opened;
    opened.addEventListener("error", () => {
      stop();
      setEnded("The connection to Trefoil was lost.");
    });
    opened.addEventListener("message", ({ data }) => {
      const event = JSON.parse(data as string) as WatchEvent;
      if (event.kind === "watching") setState("watching");
      if (event.kind === "listed" && event.changed)
        setChanges((known) => [{ at: event.at, tools: event.tools }, ...known].slice(0, 20));
      if (event.kind === "listed") router.refresh();
      if (event.kind !== "ended") return;
      stop();
      setEnded(event.message);
    });
  };
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" onClick={state === "off" ? begin : stop}>
          {state === "off" ? "Watch for changes" : "Stop watching"}
        </Button>
        {state === "off" && (
          <p className="text-[0.8125rem] text-muted">
            {kind === "command"
              ? "Its command runs while this page is open."
              : "A connection stays open while this page is open."}
          </p>
        )}
        {state === "opening" && <Working>Listing it first</Working>}
        {state === "watching" && (
          <Working>Watching. It is listed again when it announces that its tools have changed.</Working>
        )}
      </div>
      <ul className="grid gap-1 text-sm empty:hidden">
        {changes.map(({ at, tools }) => (
          <li key={at}>
            <strong>Its tool list changed</strong> at <time dateTime={at}>{at.slice(11, 19)} UTC</time>:{" "}
            {tools === 1 ? "1 tool" : `${tools} tools`} now. What changed stands in the history.
          </li>
        ))}
      </ul>
      <LiveRegion>{changes[0] ? `The list of tools changed: ${changes[0].tools} now.` : ""}</LiveRegion>
      {ended && <Notice title={showHidden(ended)} />}
    </div>
  );
}
