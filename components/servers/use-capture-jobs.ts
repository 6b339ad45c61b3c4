"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import { hasEnded, type CaptureJob } from "@/lib/core/model/capture-job";

/**
 * Milliseconds until the stream is asked for again where it was refused, as while the database is away. Browsers do that by themselves only
 * when a connection broke.
 */
const AGAIN = 3_000;

/**
 * Follows the listings while any is running. `watch` starts again after one was started; `onEnd` is called whenever one has ended, so that the
 * page reads what was stored.
 */
export function useCaptureJobs(
  initial: readonly CaptureJob[],
  onEnd: () => void,
): { jobs: ReadonlyMap<string, CaptureJob>; watch: () => void } {
  const [jobs, setJobs] = useState(() => byServer(initial));
  const [watching, setWatching] = useState(() => initial.some((job) => !hasEnded(job)));
  const [refused, setRefused] = useState(0);
  // A page that was read again knows more than the last message, such as that a failure is resolved; a stream knows more than the page.
  const [read, setRead] = useState(initial);
  if (read !== initial) {
    setRead(initial);
    if (!watching) setJobs(byServer(initial));
  }
  // Another part of the page may have started one: the refreshed page says so.
  const started = initial.some((job) => !hasEnded(job));
  useEffect(() => {
    if (started) setWatching(true);
  }, [started]);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (!watching) return;
    const source = new EventSource("/api/listings");
    let again: ReturnType<typeof setTimeout> | undefined;
    source.addEventListener("error", () => {
      if (source.readyState === source.CLOSED) again = setTimeout(() => setRefused((times) => times + 1), AGAIN);
    });
    let running = -1;
    source.addEventListener("message", (event) => {
      const told = JSON.parse(event.data) as CaptureJob[];
      const before = running;
      running = told.filter((job) => !hasEnded(job)).length;
      setJobs(byServer(told));
      if (running < before) end.current();
    });
    source.addEventListener("idle", () => {
      source.close();
      setWatching(false);
      end.current();
    });
    return () => {
      clearTimeout(again);
      source.close();
    };
  }, [watching, refused]);
  return { jobs, watch: useCallback(() => setWatching(true), []) };
}

function byServer(jobs: readonly CaptureJob[]): Map<string, CaptureJob> {
  return new Map(jobs.map((job) => [job.serverId, job]));
}
