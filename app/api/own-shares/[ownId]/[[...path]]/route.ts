import * as z from "zod";
import { storeOf } from "@/lib/jobs/own-shares";
import { answerShare, answering, readBody } from "@/lib/shares/answer";
import { Refusal } from "@/lib/shares/share-store";
import { appendAudit } from "@/lib/store/audit";
import { getOwnShare } from "@/lib/store/own-shares";
import { needs } from "@/lib/identity/needs";
import { route } from "@/lib/identity/route";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ ownId: string; path?: string[] }> };

/** One of this user's own shares, wherever it is kept, with the rights of its owner. */
function answer(request: Request, { params }: Context): Promise<Response> {
  return answering(async () => {
    const { ownId, path = [] } = await params;
    const own = await getOwnShare(ownId);
    if (!own) throw new Refusal(404, "This share has been deleted in the meantime.");
    const { store, who } = storeOf(own);
    if (request.method === "POST" && path[0] === "revoke")
      await appendAudit({
        kind: "shared",
        subject: own.name,
        detail: { did: "link revoked", link: await linkOf(request) },
      });
    return answerShare(request, path, store, who);
  });
}

const RevokedSchema = z.object({ linkId: z.string().max(64) });

/** Which link is revoked. Read from a copy of the request, since the share store reads its body again. */
async function linkOf(request: Request): Promise<string> {
  return (await readBody(request.clone(), RevokedSchema)).linkId;
}

export const GET = route("read", answer);
/** Comments belong to a review; links and the share itself to who makes shares. */
export const POST = route("review", async (request: Request, context: Context) => {
  const { path = [] } = await context.params;
  if (!["log", "opens"].includes(path[0] ?? "")) needs("edit");
  return answer(request, context);
});
