import { MissingSchema } from "@/lib/core/push/push";
import { route } from "@/lib/identity/route";
import { requestText } from "@/lib/request-text";
import { keptDigests } from "@/lib/store/pushed";

export const dynamic = "force-dynamic";

/** Bytes: as many digests as a push has servers. */
const LONGEST = 200_000;

/** Which of these digests are not those of a listing that is kept: what a machine has to send. */
export const POST = route("push", async (request: Request): Promise<Response> => {
  const text = await requestText(request, LONGEST);
  if (text === undefined) return Response.json({ problem: "These are too many digests." }, { status: 413 });
  const asked = MissingSchema.safeParse(parse(text));
  if (!asked.success) return Response.json({ problem: "This is not a list of digests." }, { status: 400 });
  const { digests } = asked.data;
  const kept = await keptDigests(digests);
  return Response.json(
    { missing: digests.filter((digest) => !kept.has(digest)) },
    { headers: { "Cache-Control": "no-store" } },
  );
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
