import { writeOverrides } from "@/lib/core/overrides";
import { findOverrides } from "@/lib/store/overrides";

export const dynamic = "force-dynamic";

/** All overrides as a file to pass on. */
export async function GET() {
  return new Response(writeOverrides(await findOverrides()), {
    headers: { "content-type": "application/json; charset=utf-8", "content-disposition": 'attachment; filename="trefoil-overrides.json"', "cache-control": "no-store" },
  });
}
