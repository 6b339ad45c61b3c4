import { judgingNow } from "@/lib/jobs/findings/judge";
import { route } from "@/lib/identity/route";

export const dynamic = "force-dynamic";

/** How many sessions are being judged again, and how many of them are done; null when none are. */
export const GET = route("read", (): Response => {
  return Response.json(judgingNow(), { headers: { "Cache-Control": "no-store" } });
});
