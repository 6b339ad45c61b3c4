import { NO_GOVERNANCE } from "@/lib/core/model/governance";
import { writePolicyFile } from "@/lib/core/policy-file/write";
import { handOut } from "@/lib/jobs/hand-out";
import { findPolicies } from "@/lib/store/policies";

export const dynamic = "force-dynamic";

/** All own policies as a file to pass on, which the command line reads too. */
export async function GET() {
  return handOut({ body: writePolicyFile({ policies: await findPolicies(), governance: NO_GOVERNANCE }), mediaType: "application/json; charset=utf-8", name: "trefoil-policies.json" }, { kind: "exported", subject: "policies" });
}
