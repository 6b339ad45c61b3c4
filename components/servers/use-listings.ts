"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { CaptureJob } from "@/lib/core/model/capture-job";
import type { Outcome } from "@/lib/core/model/outcome";
import { consentHref } from "./consent-href";
import { useCaptureJobs } from "./use-capture-jobs";

export type ServerActions = {
  /** Starts the listings that have consent and returns those that lack it. */
  fetchTools: (input: { serverIds: string[] }) => Promise<Outcome<{ unagreed: string[] }>>;
  cancelListing: (input: { serverId: string }) => Promise<Outcome<null>>;
  deleteServer: (input: { serverId: string }) => Promise<Outcome<null>>;
};

/** What can be done with servers on a page, and the progress of their listings. First consent is asked for on a page of its own. */
export function useListings(initial: readonly CaptureJob[], actions: ServerActions) {
  const router = useRouter();
  const [problem, setProblem] = useState<string>();
  const { jobs, watch } = useCaptureJobs(initial, () => router.refresh());
  const settle = async <T>(answer: Promise<Outcome<T>>): Promise<T | undefined> => {
    const outcome = await answer;
    setProblem("problem" in outcome ? outcome.problem : undefined);
    return "ok" in outcome ? outcome.ok : undefined;
  };
  return {
    jobs,
    problem,
    fetchTools: async (serverIds: string[]) => {
      const done = await settle(actions.fetchTools({ serverIds }));
      if (!done) return;
      watch();
      router.refresh();
      if (done.unagreed.length > 0) router.push(consentHref(done.unagreed));
    },
    cancel: async (serverId: string) => void (await settle(actions.cancelListing({ serverId }))),
    remove: async (serverId: string, next?: string) => {
      if ((await settle(actions.deleteServer({ serverId }))) === undefined) return;
      if (next) router.push(next);
      else router.refresh();
    },
  };
}
