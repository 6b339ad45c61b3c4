"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import { hasEnded, type CaptureJob } from "@/lib/core/model/capture-job";

/** Follows the listings while any runs. `watch` begins again after one was started; `onIdle` is told when the last has ended. */
export function useCaptureJobs(initial: readonly CaptureJob[], onIdle: () => void): { jobs: ReadonlyMap<string, CaptureJob>; watch: () => void } {
  const [jobs, setJobs] = useState(() => byServer(initial));
  const [watching, setWatching] = useState(() => initial.some((job) => !hasEnded(job)));
  const idle = useRef(onIdle);
  useEffect(() => {
    idle.current = onIdle;
  });
  useEffect(() => {
    if (!watching) return;
    const source = new EventSource("/api/listings");
    source.addEventListener("message", (event) => setJobs(byServer(JSON.parse(event.data) as CaptureJob[])));
    source.addEventListener("idle", () => {
      source.close();
      setWatching(false);
      idle.current();
    });
    return () => source.close();
  }, [watching]);
  return { jobs, watch: useCallback(() => setWatching(true), []) };
}

function byServer(jobs: readonly CaptureJob[]): Map<string, CaptureJob> {
  return new Map(jobs.map((job) => [job.serverId, job]));
}
