import { writeAcceptances } from "@/lib/core/reviews/acceptances";
import { handOut } from "@/lib/jobs/hand-out";
import { findAcceptances } from "@/lib/store/findings";
import { getSession } from "@/lib/store/sessions";
import { route } from "@/lib/identity/route";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ sessionId: string }> };
/** What was accepted of a session, as the file that `trefoil scan --accepted` reads. */
export const GET = route("read", async (_request: Request, { params }: Context): Promise<Response> => {
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
});
