import { env } from "@/lib/env";
import { settleInterruptedListings } from "@/lib/store/servers";
import { loadDemo } from "./demo";

/** Once at each start: listings that the last end cut short are settled, and the demo is loaded if it was asked for. */
export async function prepareWorkspace(): Promise<void> {
  await settleInterruptedListings();
  if (!env.demo) return;
  const loaded = await loadDemo();
  if ("problem" in loaded) process.stderr.write(`${loaded.problem}\n`);
}
