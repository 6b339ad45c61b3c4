import * as z from "zod";
import { rowOf } from "@/lib/core/findings/filter";
import { DaySchema } from "@/lib/core/model/review";
import { findingsNow } from "@/lib/jobs/findings/findings";
import { today } from "@/lib/jobs/findings/today";
import { answering, ok, readBody } from "@/lib/shares/answer";
import { Refusal } from "@/lib/shares/share-store";
import { changeFindings } from "@/lib/store/findings";
import { getSession } from "@/lib/store/sessions";
import { route } from "@/lib/identity/route";

export const dynamic = "force-dynamic";

const MOST_AT_ONCE = 5000;
const said = (most: number) => z.string().trim().min(1).max(most);
const InputSchema = z.object({
  ids: z
    .array(z.object({ sessionId: z.string().max(60), fingerprint: z.string().max(64) }))
    .min(1)
    .max(MOST_AT_ONCE),
  change: z.union([
    z.strictObject({ accept: z.object({ owner: said(120), reason: said(1000), until: DaySchema }) }),
    z.strictObject({ reopen: z.literal(true) }),
    z.strictObject({ owner: said(120).nullable(), due: DaySchema.nullable() }),
  ]),
});

/** The current findings of one session. */
export const GET = route("read", async (request: Request): Promise<Response> => {
  return answering(async () => {
    const spec = await getSession(new URL(request.url).searchParams.get("session") ?? "");
    if (!spec) throw new Refusal(404, "This session has been deleted in the meantime.");
    return ok((await findingsNow(spec.id)).map((record) => rowOf(record, spec.name, today())));
  });
});

/** Accepts findings until a day, opens them again, or assigns them to somebody. */
export const POST = route("review", async (request: Request): Promise<Response> => {
  return answering(async () => {
    const { ids, change } = await readBody(request, InputSchema);
    if ("accept" in change && change.accept.until < today()) throw new Refusal(400, "That date has already passed.");
    const changed = await changeFindings(
      ids,
      "accept" in change
        ? { accepted: { ...change.accept, at: new Date().toISOString() } }
        : "reopen" in change
          ? { accepted: null }
          : change,
    );
    return ok({ changed });
  });
});
