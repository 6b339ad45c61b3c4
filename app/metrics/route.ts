import { route } from "@/lib/identity/route";
import { captureJobs } from "@/lib/jobs/capture-jobs";
import { CONTENT_TYPE, writeMetrics } from "@/lib/metrics/write";

export const dynamic = "force-dynamic";

/** How this process does, for Prometheus. */
export const GET = route("measure", async () => {
  const listings = new Map<string, number>();
  for (const { phase } of captureJobs().states()) listings.set(phase, (listings.get(phase) ?? 0) + 1);
  return new Response(await writeMetrics(listings), {
    headers: { "Content-Type": CONTENT_TYPE, "Cache-Control": "no-store" },
  });
});
