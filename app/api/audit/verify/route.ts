import { route } from "@/lib/identity/route";
import { verifyLog } from "@/lib/jobs/audit-log";

export const dynamic = "force-dynamic";

/** Checks the audit log from its first entry: whether it is complete, how many entries it has, and where it ends. */
export const GET = route("verify", async () => {
  const { entries, head, key, fault } = await verifyLog();
  return Response.json(
    { whole: fault === undefined, entries, head, key, fault },
    { headers: { "Cache-Control": "no-store" } },
  );
});
