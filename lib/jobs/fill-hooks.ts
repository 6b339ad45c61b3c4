import { hooks, type Ended } from "@/lib/boot/hooks.mjs";
import { CHECKS } from "@/lib/health/checks";
import { Readiness } from "@/lib/health/readiness";
import { env } from "@/lib/env";
import { observe } from "@/lib/metrics/observe";
import { withinRequest } from "@/lib/tracing/spans";
import { awaitFirstPage } from "./first-page";
import { openLimits } from "./limits";

/** Tells the server that stands before the app whether the app can answer and who may ask, and takes from it what was answered. */
export async function fillHooks(): Promise<void> {
  const readiness = new Readiness(CHECKS);
  const limits = openLimits();
  const firstPage = awaitFirstPage();
  Object.assign(hooks(), {
    problem: () => readiness.problem(),
    limit: (asked: Parameters<typeof limits.enter>[0]) => limits.enter(asked),
    observe: (ended: Ended) => {
      firstPage.observe(ended);
      observe(ended);
    },
    firstPage: firstPage.opened,
  });
  if (!env.traced) return;
  const { startTracing } = await import("@/lib/tracing/start-tracing");
  Object.assign(hooks(), { tracesSent: startTracing(), withinRequest });
}
