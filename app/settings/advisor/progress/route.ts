import { advisorRuns } from "@/lib/advisor/runs";

export const dynamic = "force-dynamic";

/** How far the asking has come; null when nothing was asked since the start. */
export function GET() {
  return Response.json(advisorRuns().state(), { headers: { "cache-control": "no-store" } });
}
