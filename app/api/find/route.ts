import { judgedServers } from "@/lib/jobs/judged/servers";
import { findServers } from "@/lib/store/servers";
import { findSessions } from "@/lib/store/sessions";
import { route } from "@/lib/identity/route";

export const dynamic = "force-dynamic";

/** Names of tools in one answer; a workspace with more finds the rest on the page of tools. */
const MOST_TOOLS = 20_000;

/** Everything that has a name and a place, for the palette. */
export const GET = route("read", async () => {
  const [sessions, servers, judged] = await Promise.all([findSessions(), findServers(), judgedServers()]);
  let left = MOST_TOOLS;
  const tools = servers.map(({ name }) => {
    const own = (judged.get(name)?.tools ?? []).filter((tool) => !tool.channel);
    const names = own.slice(0, left).map(({ tool }) => tool.name);
    left -= names.length;
    return names;
  });
  const named = ({ id, name }: { id: string; name: string }) => ({ id, name });
  return Response.json(
    { sessions: sessions.map(named), servers: servers.map(named), tools },
    { headers: { "cache-control": "no-store" } },
  );
});
