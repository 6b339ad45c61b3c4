import { hostServer } from "@/lib/core/hosts";
import { runHeavy } from "@/lib/jobs/heavy/run";
import { openingOf } from "@/lib/jobs/open-session";
import { route } from "@/lib/identity/route";

export const dynamic = "force-dynamic";

/** `GET /api/evidence?server=NAME&tool=ID`: one tool as the server gave it, with its whole classification and whether its credential lets it work. */
export const GET = route("read", async (request: Request) => {
  const { searchParams } = new URL(request.url);
  const server = searchParams.get("server") ?? "";
  const id = searchParams.get("tool") ?? "";
  const own = server.startsWith("host:") ? hostServer(server.slice("host:".length)) : undefined;
  const entry = own
    ? own.tools.find((tool) => tool.id === id)
    : await runHeavy("evidence", {
        opening: await openingOf({ name: "evidence", host: "none", servers: [server], off: [] }),
        tool: id,
      });
  if (!entry) return new Response("There is no such tool in the newest snapshot of this server.", { status: 404 });
  return Response.json({ tool: entry.tool, classification: entry.classification, right: entry.right });
});
