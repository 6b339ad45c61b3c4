import { shareMap } from "@/lib/jobs/own-shares";
import { answering, ok, readBody } from "@/lib/shares/answer";
import { SealedInputSchema } from "@/lib/shares/sealed-input";
import { route } from "@/lib/identity/route";

export const dynamic = "force-dynamic";

/** Keeps the map of all servers as the browser sealed it, and makes its first link. `host` is the host that it was drawn with. */
export const POST = route("edit", async (request: Request): Promise<Response> => {
  const host = new URL(request.url).searchParams.get("host") ?? "none";
  return answering(async () => ok(await shareMap({ host, ...(await readBody(request, SealedInputSchema)) })));
});
