import { env } from "@/lib/env";
import { prepareSealing } from "@/lib/secrets/seal";
import { settleInterruptedListings } from "@/lib/store/servers";
import { settleInterruptedStarts } from "@/lib/store/starts";
import { loadDemo } from "./demo";
import { resumeListings } from "./resume-listings";

/** Once at each start: what the last end cut short is settled and taken up again, and the demo is loaded if it was asked for. */
export async function prepareWorkspace(): Promise<void> {
  await prepareSealing();
  await settleInterruptedListings();
  await settleInterruptedStarts();
  await resumeListings();
  if (!env.demo) return;
  const loaded = await loadDemo();
  if ("problem" in loaded) process.stderr.write(`${loaded.problem}\n`);
}
