import { PUSH_LIMITS } from "@/lib/core/push/push";
import { route } from "@/lib/identity/route";
import { doRequested } from "@/lib/jobs/requested/work";
import { requestText } from "@/lib/request-text";

export const dynamic = "force-dynamic";

/** Takes what a machine sends, as `trefoil push` does. What is wrong with it is said, and then nothing of it is kept. */
export const POST = route("push", async (request: Request): Promise<Response> => {
  const text = await requestText(request, PUSH_LIMITS.bytes);
  if (text === undefined)
    return refusal(413, `A push has at most ${PUSH_LIMITS.bytes / 1e6} MB. Push fewer servers at a time.`);
  const taken = await doRequested("push", { text });
  return "ok" in taken ? answer(taken.ok) : refusal(422, taken.problem);
});

const HEADERS = { "Cache-Control": "no-store" };
const answer = (body: object): Response => Response.json(body, { headers: HEADERS });
const refusal = (status: number, problem: string): Response => Response.json({ problem }, { status, headers: HEADERS });
