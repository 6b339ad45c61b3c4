"use client";
import { useEffect, useState } from "react";

const loadAgain = () => location.reload();
/** Milliseconds between two looks. */
const LOOK = 2_000;

/**
 * Whether Trefoil says of itself that it cannot answer for data, as while its database is away. It is asked until it can; then the page is
 * loaded again.
 * @returns why, in its words; undefined when nothing is known to be wrong
 */
export function useUnready(reload: () => void = loadAgain): string | undefined {
  const [why, setWhy] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = new AbortController();
    const look = async (was: boolean): Promise<void> => {
      const answer = await fetch("/health/ready", { cache: "no-store", signal: stop.signal }).catch(() => undefined);
      if (stop.signal.aborted) return;
      if (answer && answer.status !== 503) return was ? reload() : undefined;
      const words = answer ? (await answer.text()).replace(/^not ready: /, "").trim() : "";
      setWhy(words || "nothing answers");
      timer = setTimeout(() => void look(true), LOOK);
    };
    void look(false);
    return () => (stop.abort(), clearTimeout(timer));
  }, [reload]);
  return why;
}
