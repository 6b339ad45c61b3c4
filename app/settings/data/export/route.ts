import { exportEverything } from "@/lib/jobs/everything";
import { handOut } from "@/lib/jobs/hand-out";
import { route } from "@/lib/identity/route";

export const dynamic = "force-dynamic";

/** Everything but secrets, as one file. */
export const GET = route("administer", async () => {
  return handOut(
    {
      body: exportEverything(),
      mediaType: "application/json; charset=utf-8",
      name: "trefoil-export.json",
    },
    { kind: "exported", subject: "everything but secrets" },
  );
});
