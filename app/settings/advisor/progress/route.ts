import { advisorRuns } from "@/lib/advisor/runs";
import { route } from "@/lib/identity/route";

export const dynamic = "force-dynamic";

/** How far the asking has come; null when nothing was asked since the start. */
export const GET = route("edit", () => {
  return Response.json(advisorRuns().state(), { headers: { "cache-control": "no-store" } });
});
