import type { Command } from "./command";

export const PAGES: readonly Command[] = [
  ["/", "Start"],
  ["/servers", "Servers"],
  ["/servers/add", "Add a server"],
  ["/servers/import", "Import servers from my clients"],
  ["/tools", "Tools"],
  ["/sessions", "Sessions"],
  ["/sessions/compare", "Compare two sessions"],
  ["/sessions/joined", "Sessions joined by stores"],
  ["/governance", "Governance"],
  ["/signals", "Signals"],
  ["/accuracy", "Accuracy"],
  ["/share", "Open a link or report"],
  ["/settings/overrides", "Settings: overrides"],
  ["/settings/policies", "Settings: policies"],
  ["/settings/advisor", "Settings: advisor"],
  ["/settings/data", "Settings: data and about"],
].map(([href, label]) => ({ id: `page:${href}`, label: label!, group: "Page", href: href! }));

type Kept = { sessions: { id: string; name: string }[]; servers: { id: string; name: string }[]; tools: string[][] };

/** Sessions, servers and tools as they are kept now, by name. Tools come as their server's place in the list, then their names. */
export async function fetchPlaces(signal: AbortSignal): Promise<Command[]> {
  const answer = await fetch("/api/find", { signal });
  if (!answer.ok) return [];
  const { sessions, servers, tools } = (await answer.json()) as Kept;
  return [
    ...sessions.map(({ id, name }) => ({
      id: `session:${id}`,
      label: name,
      group: "Session",
      href: `/sessions/${encodeURIComponent(id)}`,
    })),
    ...servers.map(({ id, name }) => ({
      id: `server:${name}`,
      label: name,
      group: "Server",
      href: `/servers/${encodeURIComponent(id)}`,
    })),
    ...servers.flatMap(({ name: server }, at) =>
      (tools[at] ?? []).map((name) => ({
        id: `tool:${server}/${name}`,
        label: `${server}/${name}`,
        group: "Tool",
        href: `/tools?${new URLSearchParams({ server, text: name })}`,
      })),
    ),
  ];
}
