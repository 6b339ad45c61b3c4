import { z } from "zod";
import { AcceptanceSchema } from "@/lib/core/model/review";
import { writeAcceptances } from "@/lib/core/reviews/acceptances";
import { handOut } from "@/lib/jobs/hand-out";
import { answering, ok, readBody } from "@/lib/shares/answer";
import { Refusal } from "@/lib/shares/share-store";
import { deleteAcceptance, findAcceptances, putAcceptance } from "@/lib/store/acceptances";
import { getSession } from "@/lib/store/sessions";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ sessionId: string }> };
const InputSchema = z.union([
  z.object({ accept: AcceptanceSchema.omit({ at: true }) }),
  z.object({ reopen: z.string().max(64) }),
]);

/** What was accepted of a session, as the file that `trefoil scan --accepted` reads. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { sessionId } = await params;
  const body = writeAcceptances(await findAcceptances(sessionId));
  return handOut(
    { body, mediaType: "application/json", name: "trefoil.accepted.json" },
    {
      kind: "exported",
      subject: (await getSession(sessionId))?.name ?? sessionId,
      detail: { what: "accepted findings" },
    },
  );
}

/** Accepts a finding until a day, or opens it again before that. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return answering(async () => {
    const { sessionId } = await params;
    if (!(await getSession(sessionId))) throw new Refusal(404, "This session was deleted meanwhile.");
    const input = await readBody(request, InputSchema);
    if ("reopen" in input) await deleteAcceptance(sessionId, input.reopen);
    else await putAcceptance(sessionId, { ...input.accept, at: new Date().toISOString() });
    return ok(undefined);
  });
}
