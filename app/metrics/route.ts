import { route } from "@/lib/identity/route";
import { listings } from "@/lib/jobs/listings";
import { CONTENT_TYPE, writeMetrics } from "@/lib/metrics/write";

export const dynamic = "force-dynamic";

/** How this process does, for Prometheus. */
export const GET = route("measure", async () => {
  const counts = new Map<string, number>();
  for (const { phase } of await (await listings()).states()) counts.set(phase, (counts.get(phase) ?? 0) + 1);
  return new Response(await writeMetrics(counts), {
    headers: { "Content-Type": CONTENT_TYPE, "Cache-Control": "no-store" },
  });
});
