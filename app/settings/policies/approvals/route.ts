import { writeApprovals } from "@/lib/core/governance/approval-file";
import { handOut } from "@/lib/jobs/hand-out";
import { findApprovals } from "@/lib/store/approvals";
import { route } from "@/lib/identity/route";

export const dynamic = "force-dynamic";

/** All decisions on servers and tools as a file, which the command line reads with `--approvals`. */
export const GET = route("read", async () => {
  return handOut(
    {
      body: writeApprovals(await findApprovals()),
      mediaType: "application/json; charset=utf-8",
      name: "trefoil-approvals.json",
    },
    { kind: "exported", subject: "approvals" },
  );
});
