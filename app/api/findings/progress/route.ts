import { judgingNow } from "@/lib/jobs/findings";

export const dynamic = "force-dynamic";

/** How many sessions are judged again, and how many of them are done; null when none is. */
export function GET(): Response {
  return Response.json(judgingNow(), { headers: { "Cache-Control": "no-store" } });
}
