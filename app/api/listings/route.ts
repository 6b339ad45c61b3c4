import { captureJobs } from "@/lib/jobs/capture-jobs";
import { progressStream } from "@/lib/jobs/progress-stream";

export const dynamic = "force-dynamic";

/** The listings that run, live. */
export function GET() {
  return new Response(progressStream(captureJobs()), {
    headers: {
      "content-type": "text/event-stream",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
}
