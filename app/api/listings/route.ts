import { captureJobs } from "@/lib/jobs/capture-jobs";
import { progressStream } from "@/lib/jobs/progress-stream";
import { route } from "@/lib/identity/route";

export const dynamic = "force-dynamic";

/** The running listings, live. */
export const GET = route("read", () => {
  return new Response(progressStream(captureJobs()), {
    headers: {
      "content-type": "text/event-stream",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
});
