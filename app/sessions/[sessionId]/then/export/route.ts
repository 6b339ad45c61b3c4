import { notFound } from "next/navigation";
import { handOut } from "@/lib/jobs/hand-out";
import { momentFile, sessionAt } from "@/lib/jobs/moment";
import { getSession } from "@/lib/store/sessions";
import { MomentSchema } from "@/app/servers/[serverId]/history/query";
import { route } from "@/lib/identity/route";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ sessionId: string }> };

/** What a session held at a moment, `?at=`: instructions, tools and the verdict. */
export const GET = route("read", async (request: Request, { params }: Context) => {
  const spec = await getSession((await params).sessionId);
  if (!spec) notFound();
  const at = MomentSchema.safeParse(new URL(request.url).searchParams.get("at"));
  if (!at.success) return new Response("This is not a valid time.", { status: 400 });
  const file = momentFile(at.data, await sessionAt(spec, at.data));
  return handOut(
    {
      body: JSON.stringify(file, null, 2),
      mediaType: "application/json; charset=utf-8",
      name: `trefoil-session-${at.data.slice(0, 10)}.json`,
    },
    { kind: "exported", subject: spec.name, detail: { as: "what it held at a moment", moment: at.data } },
  );
});
