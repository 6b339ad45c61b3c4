import type { SessionServer, SessionTool } from "@/lib/core/model/session";
import { Mistake } from "./define";
import type { Given, GivenLock, GivenSession, HeldSession } from "./given";
import { mark, quote } from "./quote";

/** The session that is meant; if there is only one, it need not be named. */
export function findSession({ sessions }: Given, id: string | undefined): GivenSession {
  return findGiven(sessions, id, "session");
}

/** The lock that is meant: the only one, or the one of this name. */
export function findLock({ locks }: Given, id: string | undefined): GivenLock {
  if (locks.length === 0)
    throw new Mistake("No lock was given. Start this server with --lock FILE; “trefoil lock” makes one.");
  return findGiven(locks, id, "lock");
}

function findGiven<T extends { id: string }>(all: readonly T[], id: string | undefined, what: string): T {
  if (id === undefined && all.length === 1) return all[0]!;
  const found = all.find((one) => one.id === id);
  if (found) return found;
  const there = `There ${all.length === 1 ? "is" : "are"}: ${all.map((one) => one.id).join(", ")}.`;
  throw new Mistake(
    id === undefined
      ? `Say which ${what} is meant. ${there}`
      : `No ${what} that was given is called ${mark(quote(id))}. ${there}`,
  );
}

export type FoundMember = { server: SessionServer; tool?: SessionTool };

/** A server or tool by reference (`s2`, `t014`), name (`web`, `web/fetch_page`), or a tool's own name if only one tool has it. */
export function findPart({ session, refs }: HeldSession, word: string): FoundMember {
  const name = refs.nameOf(word) ?? word;
  const own: FoundMember[] = [];
  for (const server of session.servers) {
    if (server.name === name) return { server };
    for (const tool of server.tools) {
      if (tool.id === name) return { server, tool };
      if (tool.tool.name === name) own.push({ server, tool });
    }
  }
  if (own.length === 1) return own[0]!;
  throw new Mistake(
    own.length === 0
      ? `Nothing in this session is called ${mark(quote(word))}. Take a reference such as t1 or s1 from an answer, or a name as server/tool.`
      : `${own.length} tools of this session are called ${mark(quote(word))}. Say which as server/tool, or by a reference: ${own
          .slice(0, 5)
          .map(({ tool }) => refs.tool(tool!.id))
          .join(", ")}.`,
  );
}

export function findTool(held: HeldSession, word: string): Required<FoundMember> {
  const { server, tool } = findPart(held, word);
  if (!tool) throw new Mistake(`${mark(quote(word))} is a server. Name one of its tools.`);
  return { server, tool };
}
