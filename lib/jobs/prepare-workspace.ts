import { env } from "@/lib/env";
import { prepareSealing } from "@/lib/secrets/seal";
import { settleInterruptedListings } from "@/lib/store/servers";
import { settleInterruptedStarts } from "@/lib/store/starts";
import { captureJobs } from "./capture-jobs";
import { loadDemo } from "./demo";
import { judgeAhead } from "./judged-servers";
import { startRelisting } from "./relisting";
import { resumeListings } from "./resume-listings";

/** Once at each start: what the last end cut short is settled and taken up again, and the demo is loaded if it was asked for. */
export async function prepareWorkspace(): Promise<void> {
  await prepareSealing();
  await settleInterruptedListings();
  await settleInterruptedStarts();
  endJobsWithProcess();
  // Not waited for: many listings take a while to begin, and the first page need not.
  void resumeListings().catch(() =>
    process.stderr.write("The listings that the last end cut short could not be taken up again.\n"),
  );
  startRelisting();
  if (env.demo) {
    const loaded = await loadDemo();
    if ("problem" in loaded) process.stderr.write(`${loaded.problem}\n`);
  }
  // Not waited for either.
  void judgeAhead();
}

/**
 * A listing that ends because the app does is cut short, not failed: it is told so before its command is ended, stays written down, and is
 * taken up at the next start.
 */
function endJobsWithProcess(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.prependOnceListener(signal, () => void captureJobs().close());
}
