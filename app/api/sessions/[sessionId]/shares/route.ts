import { z } from "zod";
import { RightSchema, SealedSchema } from "@/lib/core/model/share";
import { shareSession } from "@/lib/jobs/own-shares";
import { answering, ok, readBody } from "@/lib/shares/answer";

export const dynamic = "force-dynamic";

const InputSchema = z.object({
  sealed: SealedSchema,
  /** base64url, 32 bytes: kept sealed, so that the owner can read what reviewers write. */
  key: z.string().regex(/^[\w-]{43}$/),
  snapshot: z.string().regex(/^[0-9a-f]{64}$/),
  atRelay: z.boolean(),
  link: z.object({ right: RightSchema, expiresAt: z.iso.datetime(), label: z.string().trim().max(120) }),
});

/** Keeps what the browser sealed, and makes its first link. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ sessionId: string }> },
): Promise<Response> {
  const { sessionId } = await params;
  return answering(async () => ok(await shareSession({ sessionId, ...(await readBody(request, InputSchema)) })));
}
