import { listings } from "@/lib/jobs/listings";
import { progressStream } from "@/lib/jobs/progress-stream";
import { route } from "@/lib/identity/route";

export const dynamic = "force-dynamic";

/** The running listings, live. */
export const GET = route("read", async () => {
  return new Response(progressStream(await listings()), {
    headers: {
      "content-type": "text/event-stream",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
});
