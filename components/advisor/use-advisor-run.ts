import { useCallback, useEffect, useRef, useState } from "react";
import type { AdvisorRun } from "@/lib/core/model/advisor";

/** How often the state of a run is fetched, in milliseconds. */
const EVERY = 500;

/** Follows a run while it goes on. `watch` starts following once a run was started; `onEnd` is called once when it is over. */
export function useAdvisorRun(
  initial: AdvisorRun | null,
  onEnd: () => void,
): { run: AdvisorRun | null; watch: () => void } {
  const [run, setRun] = useState(initial);
  const [watching, setWatching] = useState(initial?.phase === "running");
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (!watching) return;
    const stop = new AbortController();
    const look = async () => {
      while (!stop.signal.aborted) {
        // A fetch that fails, as while the app restarts, is tried again.
        const answer = await fetch("/settings/advisor/progress", { signal: stop.signal }).catch(() => null);
        if (stop.signal.aborted) return;
        if (answer?.ok) {
          const state = (await answer.json()) as AdvisorRun | null;
          setRun(state);
          if (state?.phase !== "running") break;
        }
        await new Promise((resolve) => setTimeout(resolve, EVERY));
      }
      if (stop.signal.aborted) return;
      setWatching(false);
      end.current();
    };
    void look();
    return () => stop.abort();
  }, [watching]);
  return { run, watch: useCallback(() => setWatching(true), []) };
}
