import clear from "@/public/examples/clear.json";
import driftedAfter from "@/public/examples/drifted-after.json";
import driftedBefore from "@/public/examples/drifted-before.json";
import hiddenText from "@/public/examples/hidden-text.json";
import itDepends from "@/public/examples/it-depends.json";
import lethalAlone from "@/public/examples/lethal-alone.json";
import lethalTogether from "@/public/examples/lethal-together.json";
import nearMiss from "@/public/examples/near-miss.json";
import { readToolset, type GivenServer } from "@/lib/core/importers/toolset";
import type { Outcome } from "@/lib/core/model/outcome";
import { deleteServer } from "@/lib/store/delete-server";
import { findServers, getServerByName } from "@/lib/store/servers";
import { createSession, deleteSession, findSessions } from "@/lib/store/sessions";
import { addSnapshot } from "@/lib/store/snapshots/add-listing";
import { registerGiven } from "./register";

/** When the bundled tool sets were written, and when the one that changes had changed. */
const WRITTEN = "2026-11-02T09:00:00.000Z";
const CHANGED = "2026-11-16T09:00:00.000Z";

/** The sessions of the demo, each with the verdict it is there to show. */
export const DEMO_SESSIONS = [
  { name: "Lethal alone", toolset: lethalAlone },
  { name: "Lethal together", toolset: lethalTogether },
  { name: "Near miss", toolset: nearMiss },
  { name: "It depends", toolset: itDepends },
  { name: "Clear", toolset: clear },
];

/** Servers that show what a listing can reveal; they are in no session. */
const SURPRISES = [
  { toolset: driftedBefore, at: WRITTEN },
  { toolset: driftedAfter, at: CHANGED },
  { toolset: hiddenText, at: WRITTEN },
];

/**
 * Fills the workspace with bundled tool sets and sessions; what is there already is left alone. Nothing is started and nothing
 * fetched. A person's own server of the same name is never touched: then nothing is loaded and the answer says which.
 */
export async function loadDemo(): Promise<Outcome<{ sessions: number }>> {
  const own = (await findServers()).filter((server) => !server.demo).map((server) => server.name);
  const taken = demoServers().find((server) => own.includes(server.name));
  if (taken)
    return {
      problem: `The demo has a server called “${taken.name}”, and so do you. Rename or delete yours to load the demo.`,
    };

  const known = await findSessions();
  for (const { name, toolset } of DEMO_SESSIONS) {
    const given = read(toolset, WRITTEN);
    for (const server of given) await keep(server);
    const servers = given.map((server) => server.name);
    if (!known.some((session) => session.name === name && session.servers.join() === servers.join()))
      await createSession({ name, host: "none", servers, off: [] });
  }
  for (const { toolset, at } of SURPRISES) for (const server of read(toolset, at)) await keep(server);
  return { ok: { sessions: DEMO_SESSIONS.length } };
}

/** Deletes the demo's servers and every session that holds none but them. */
export async function removeDemo(): Promise<void> {
  const demo = (await findServers()).filter((server) => server.demo);
  const names = new Set(demo.map((server) => server.name));
  for (const session of await findSessions()) {
    if (session.servers.length > 0 && session.servers.every((name) => names.has(name))) await deleteSession(session.id);
  }
  for (const server of demo) await deleteServer(server.id);
}

async function keep(given: GivenServer): Promise<void> {
  const stored = await getServerByName(given.name);
  if (!stored) await registerGiven(given, { demo: true });
  else if (!stored.lastListedAt || stored.lastListedAt < given.snapshot.at)
    await addSnapshot(stored.id, given.snapshot);
}

function demoServers(): GivenServer[] {
  return [...DEMO_SESSIONS, ...SURPRISES].flatMap(({ toolset }) => read(toolset, WRITTEN));
}

function read(toolset: unknown, at: string): GivenServer[] {
  return readToolset(JSON.stringify(toolset), { at }).servers;
}
