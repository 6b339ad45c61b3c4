import { NO_GOVERNANCE } from "@/lib/core/model/governance";
import { writePolicyFile } from "@/lib/core/policy-file/write";
import { findPolicies } from "@/lib/store/policies";

export const dynamic = "force-dynamic";

/** All own policies as a file to pass on, which the command line reads too. */
export async function GET() {
  return new Response(writePolicyFile({ policies: await findPolicies(), governance: NO_GOVERNANCE }), {
    headers: { "content-type": "application/json; charset=utf-8", "content-disposition": 'attachment; filename="trefoil-policies.json"', "cache-control": "no-store" },
  });
}
