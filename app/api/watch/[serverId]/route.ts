import { watchStream } from "@/lib/jobs/watch-server";
import { route } from "@/lib/identity/route";

export const dynamic = "force-dynamic";

/** One server's changes, live: it is watched while this response is being read. */
export const GET = route("edit", async (request: Request, { params }: { params: Promise<{ serverId: string }> }) => {
  return new Response(watchStream((await params).serverId, request.signal), {
    headers: {
      "content-type": "text/event-stream",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
});
