import { adviceOnAll } from "@/lib/jobs/annotation-rows";
import { handOut } from "@/lib/jobs/hand-out";
import { route } from "@/lib/identity/route";

export const dynamic = "force-dynamic";

/** For each server: the annotations to paste, tool by tool, each hint to change and why, and what the rules found. */
export const GET = route("read", async () => {
  return handOut(
    { body: await adviceOnAll(), mediaType: "application/json; charset=utf-8", name: "trefoil-advice.json" },
    { kind: "exported", subject: "advice on hints" },
  );
});
