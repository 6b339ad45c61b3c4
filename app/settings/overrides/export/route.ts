import { writeOverrides } from "@/lib/core/classification/scoring/override-file";
import { handOut } from "@/lib/jobs/hand-out";
import { findOverrides } from "@/lib/store/overrides";

export const dynamic = "force-dynamic";

/** All overrides as a file to pass on. */
export async function GET() {
  return handOut(
    {
      body: writeOverrides(await findOverrides()),
      mediaType: "application/json; charset=utf-8",
      name: "trefoil-overrides.json",
    },
    { kind: "exported", subject: "overrides" },
  );
}
