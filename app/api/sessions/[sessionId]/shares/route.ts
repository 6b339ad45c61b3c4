import { shareSession } from "@/lib/jobs/own-shares";
import { answering, ok, readBody } from "@/lib/shares/answer";
import { SealedInputSchema } from "@/lib/shares/sealed-input";
import { route } from "@/lib/identity/route";

export const dynamic = "force-dynamic";

/** Keeps what the browser sealed, and makes its first link. */
export const POST = route(
  "edit",
  async (request: Request, { params }: { params: Promise<{ sessionId: string }> }): Promise<Response> => {
    const { sessionId } = await params;
    return answering(async () =>
      ok(await shareSession({ sessionId, ...(await readBody(request, SealedInputSchema)) })),
    );
  },
);
