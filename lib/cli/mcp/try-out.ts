import { classifyKnowing } from "@/lib/core/session/classify";
import { composeServer } from "@/lib/core/session/compose-server";
import { toolIds } from "@/lib/core/session/tool-ids";
import { loadKnown } from "@/lib/core/classification/reviewed/load";
import { readToolset } from "@/lib/core/importers/toolset";
import type { Session, SessionServer } from "@/lib/core/model/session";
import { applySwitches, switchesOf, turn } from "@/lib/core/session/switches";
import { Mistake } from "./define";
import { findPart, findSession, type FoundMember } from "./find";
import { sizeOf, type Given, type GivenSession } from "./given";
import { LIMITS } from "./limits";
import { mark, quote } from "./quote";

type Addition = { what: string; session?: string };
type Definition = { server: string; tools: readonly Record<string, unknown>[] };
export type WantedSession = { add: readonly Addition[]; remove: readonly string[]; define: readonly Definition[] };

/** The session as it would be with some things added and some removed. The given one is not changed. */
export async function tryOut(
  base: GivenSession,
  { add, remove, define }: WantedSession,
  given: Given,
): Promise<Session> {
  const isOwn = ({ session }: Addition) => session === undefined || session === base.id;
  const { host } = base.held.session;
  const off = [...switchesOf(base.held.session).off];
  const coming = add.filter(isOwn).map(({ what }) => findOff(base, what));
  const unasked = coming.flatMap(({ server, tool }) => (tool && server.off ? server.tools.map(({ id }) => id) : []));
  const going = remove.map((word) => idOf(findPart(base.held, word)));
  const on = coming.flatMap(({ server, tool }) => (tool ? [tool.id, server.name] : [server.name]));
  const switches = turn(turn(new Set([...off, ...unasked]), on, "on"), going, "off");
  const switched = applySwitches(base.held.session, { off: switches, host });
  const taken = add.filter((one) => !isOwn(one)).map((one) => takeFrom(one, given));
  const session = join(switched, [...merge(taken), ...(await judge(define))]);
  if (sizeOf(session) > LIMITS.tools)
    throw new Mistake(`With that the session would have more than ${LIMITS.tools.toLocaleString("en")} tools.`);
  return session;
}

const idOf = ({ server, tool }: FoundMember): string => tool?.id ?? server.name;

/** What to switch on in the session itself. A single tool of a server that is off can be switched on. */
function findOff({ held }: GivenSession, word: string): FoundMember {
  const found = findPart(held, word);
  if (found.server.off || found.tool?.off) return found;
  const someOff = !found.tool && found.server.tools.some(({ off }) => off);
  throw new Mistake(
    `${mark(quote(word))} is switched on already. ${someOff ? "Some of its tools are off: name those." : "Name what is off, or say from which other session it comes."}`,
  );
}

/** A server of another session with what is switched on, or with the one tool that was named. */
function takeFrom({ what, session }: Addition, given: Given): SessionServer {
  const { server, tool } = findPart(findSession(given, session).held, what);
  const tools = tool ? [tool] : server.tools.filter(({ off }) => !off);
  return { ...server, off: false, tools: tools.map((one) => ({ ...one, off: false })) };
}

/** Tools of one server that were named one by one are put together. */
function merge(servers: readonly SessionServer[]): SessionServer[] {
  const all: SessionServer[] = [];
  for (const server of servers) {
    const known = all.findIndex(
      ({ name, listing }) => name === server.name && listing?.digest === server.listing?.digest,
    );
    if (known < 0) all.push(server);
    else {
      const tools = new Map([...all[known]!.tools, ...server.tools].map((tool) => [tool.id, tool]));
      all[known] = { ...all[known]!, tools: [...tools.values()] };
    }
  }
  return all;
}

/** Definitions from the arguments, judged as a list of tools is. */
async function judge(definitions: readonly Definition[]): Promise<SessionServer[]> {
  if (definitions.length === 0) return [];
  const number = definitions.reduce((sum, { tools }) => sum + tools.length, 0);
  if (number > LIMITS.defined) throw new Mistake(`At most ${LIMITS.defined} tools can be defined in a call.`);
  const classify = classifyKnowing(await loadKnown());
  return definitions.map(({ server: name, tools }) => {
    const [read] = readToolset(JSON.stringify({ servers: [{ name, tools }] }), { at: "" }).servers;
    return composeServer(
      { server: { name, transport: { kind: "given" }, disabled: false, hiddenTools: [] }, snapshot: read?.snapshot },
      [],
      [],
      classify,
    );
  });
}

/** No name or id is given twice. */
function join(session: Session, further: readonly SessionServer[]): Session {
  const names = new Set(session.servers.map(({ name }) => name));
  const ids = new Set(session.servers.flatMap(({ tools }) => tools.map(({ id }) => id)));
  const added = further.map((server) => {
    let { name } = server;
    for (let nth = 2; names.has(name); nth++) name = `${server.name} (${nth})`;
    names.add(name);
    const own = toolIds(
      name,
      server.tools.map(({ tool }) => tool.name),
      ids,
    );
    return { ...server, name, tools: server.tools.map((tool, at) => ({ ...tool, server: name, id: own[at]! })) };
  });
  return { ...session, servers: [...session.servers, ...added] };
}
