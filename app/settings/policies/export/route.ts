import { writePolicyFile } from "@/lib/core/policy-file/write";
import { handOut } from "@/lib/jobs/hand-out";
import { rulesInForce } from "@/lib/jobs/rules-in-force";
import { route } from "@/lib/identity/route";

export const dynamic = "force-dynamic";

/** All rules in force as a file to pass on, which the command line reads too. */
export const GET = route("read", async () => {
  return handOut(
    {
      body: writePolicyFile(await rulesInForce()),
      mediaType: "application/json; charset=utf-8",
      name: "trefoil-policies.json",
    },
    { kind: "exported", subject: "policies" },
  );
});
