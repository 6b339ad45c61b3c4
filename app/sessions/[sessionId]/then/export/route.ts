import { notFound } from "next/navigation";
import { momentFile, sessionAt } from "@/lib/jobs/moment";
import { whoActs } from "@/lib/jobs/who";
import { appendAudit } from "@/lib/store/audit";
import { getSession } from "@/lib/store/sessions";
import { MomentSchema } from "@/app/servers/[serverId]/history/query";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ sessionId: string }> };

/** What a session held at a moment, `?at=`: instructions, tools and the verdict. */
export async function GET(request: Request, { params }: Context) {
  const spec = await getSession((await params).sessionId);
  if (!spec) notFound();
  const at = MomentSchema.safeParse(new URL(request.url).searchParams.get("at"));
  if (!at.success) return new Response("This is no moment.", { status: 400 });
  await appendAudit({ by: whoActs(), kind: "exported", subject: spec.name, detail: { what: "the session as of a moment", at: at.data } });
  return Response.json(momentFile(at.data, await sessionAt(spec, at.data)), {
    headers: { "content-disposition": `attachment; filename="trefoil-session-${at.data.slice(0, 10)}.json"`, "cache-control": "no-store" },
  });
}
