import { exportEverything } from "@/lib/jobs/everything";

export const dynamic = "force-dynamic";

/** Everything but secrets, as one file. */
export async function GET() {
  return new Response(JSON.stringify(await exportEverything(), null, 1), {
    headers: { "content-type": "application/json; charset=utf-8", "content-disposition": 'attachment; filename="trefoil-export.json"', "cache-control": "no-store" },
  });
}
