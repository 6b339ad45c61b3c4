"use client";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { count } from "@/components/sessions/words";
import { Notice } from "@/components/ui/notice";
import { Working } from "@/components/ui/status";

type Judging = { done: number; of: number };
/** Milliseconds. */
const EVERY = 700;

/** Null when nothing is being judged any more, or when it is not known. */
async function readProgress(): Promise<Judging | null> {
  try {
    const answer = await fetch("/api/findings/progress");
    return answer.ok ? ((await answer.json()) as Judging | null) : null;
  } catch {
    return null;
  }
}

/** Says that sessions are being judged again and how far that has come, and has the page fetched anew when it is done. */
export function JudgingNotice({ judging, failed }: { judging: Judging | null; failed: number }) {
  const router = useRouter();
  const [now, setNow] = useState(judging);
  useEffect(() => setNow(judging), [judging]);
  const isUnderWay = now !== null;
  useEffect(() => {
    if (!isUnderWay) return;
    const look = async () => {
      const next = await readProgress();
      setNow(next);
      if (next === null) router.refresh();
    };
    const timer = setInterval(() => void look(), EVERY);
    return () => clearInterval(timer);
  }, [isUnderWay, router]);
  return (
    <>
      {now && (
        <Working>
          {now.done} of {count(now.of, "session")} judged again since something changed. Until then, the earlier
          findings are shown.
        </Working>
      )}
      {failed > 0 && (
        <Notice kind="problem" title={`${count(failed, "session")} could not be judged again`}>
          Their earlier findings are shown. The app’s log says why.
        </Notice>
      )}
    </>
  );
}
