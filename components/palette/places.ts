import { HELP, PLACES, SETTINGS } from "@/components/shell/places";
import type { PaletteCommand } from "./command";

/** What can be done on a page of its own, beside the pages of the navigation. */
const FURTHER = [
  { href: "/servers/add", label: "Add a server" },
  { href: "/servers/import", label: "Import servers from my clients" },
  { href: "/sessions/compare", label: "Compare two sessions" },
  { href: "/sessions/joined", label: "Sessions with shared storage" },
  { href: "/share", label: "Open a link or report" },
];

export const PAGES: readonly PaletteCommand[] = [
  ...PLACES.flatMap(({ label: group, pages }) => pages.map((page) => ({ ...page, group }))),
  ...FURTHER.map((page) => ({ ...page, group: "Page" })),
  ...[HELP, SETTINGS].flatMap(({ label: group, pages }) => pages.map((page) => ({ ...page, group }))),
].map((page) => ({ id: `page:${page.href}`, ...page }));

/** Parts of the handbook that contain all the words. */
export async function searchHelp(words: string, signal: AbortSignal): Promise<PaletteCommand[]> {
  const answer = await fetch(`/api/help?${new URLSearchParams({ q: words })}`, { signal });
  if (!answer.ok) return [];
  const hits = (await answer.json()) as { href: string; label: string }[];
  return hits.map(({ href, label }) => ({ id: `help:${href}`, label, group: HELP.label, href }));
}

type Kept = { sessions: { id: string; name: string }[]; servers: { id: string; name: string }[]; tools: string[][] };

/** The stored sessions, servers and tools, by name. Tools come as their server's place in the list, then their names. */
export async function fetchPlaces(signal: AbortSignal): Promise<PaletteCommand[]> {
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
