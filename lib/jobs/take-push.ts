import type { Outcome } from "@/lib/core/model/outcome";
import type { SessionSpec } from "@/lib/core/model/session";
import { machineOf, type PushAnswer, type PushedServer } from "@/lib/core/push/push";
import { shorten } from "@/lib/core/text/visible";
import { appendAudit } from "@/lib/store/audit";
import { findListingOf, findSentServer, findSentSession, isSentBy, updateSentServer } from "@/lib/store/pushed";
import { createServer } from "@/lib/store/register-server";
import { findServers, updateServerState, type SentBy, type StoredServer } from "@/lib/store/servers";
import { createSession, type StoredSession } from "@/lib/store/sessions";
import { countHistory } from "@/lib/store/snapshots/history";
import { changeSession } from "./change-session";
import type { ReadPush } from "./heavy/pushed";
import { runHeavy } from "./heavy/run";
import { keepListing } from "./keep-listing";
import { orTooMuch } from "./read-given";
import { shownLevel } from "./shown-level";

type Server = ReadPush["servers"][number];
type Became = keyof PushAnswer["servers"];
type Machine = { id: string; label: string };

/** UTF-16 units of a session's name. */
const LONGEST_NAME = 120;

/**
 * Keeps what a machine sent: its servers, what they offer, and its session. It is read and checked as a whole before anything is written;
 * what is cut short after that is made whole by the same push again, which changes nothing that is kept already.
 */
export async function takePush(text: string): Promise<Outcome<PushAnswer>> {
  const at = new Date().toISOString();
  const read = await orTooMuch(runHeavy("push", { text, at }));
  if ("problem" in read) return read;
  const listed = await withListings(read.servers, at);
  if ("problem" in listed) return listed;
  const machine = { id: machineOf(read.machine.key), label: read.machine.label };
  const names = new Map<string, string>();
  const became: PushAnswer["servers"] = { added: 0, changed: 0, same: 0, unlisted: 0 };
  for (const server of listed.ok) {
    const kept = await keepServer(machine, read.session.name, server);
    names.set(server.name, kept.name);
    became[kept.became] += 1;
  }
  const session = await keepSession(machine, read.session, names);
  await appendAudit({
    kind: "registered",
    subject: session.name,
    detail: { did: "pushed", machine: machine.id.slice(0, 16), label: machine.label, ...became },
  });
  const { id, name } = session;
  return { ok: { session: { id, name, level: await shownLevel(session) }, servers: became } };
}

/** Each with what it offers, also where only the digest was sent. */
async function withListings(servers: readonly Server[], at: string): Promise<Outcome<Server[]>> {
  const whole: Server[] = [];
  for (const server of servers) {
    const { digest, about, reached } = server;
    if (digest === undefined || server.listing) whole.push(server);
    else {
      const body = await findListingOf(digest);
      if (body === undefined) return { problem: "Something that was known has been deleted meanwhile. Push again." };
      const listing = await orTooMuch(runHeavy("seenAgain", { body, server: { about, reached }, at }));
      if ("problem" in listing) return listing;
      whole.push({ ...server, listing });
    }
  }
  return { ok: whole };
}

/** Two clients of a machine may give different servers the same name, so a server belongs to its session. */
async function keepServer(
  machine: Machine,
  session: string,
  server: Server,
): Promise<{ name: string; became: Became }> {
  const sentBy = { machine: machine.id, machineEntry: JSON.stringify([session, server.name]) };
  const { disabled, hiddenTools, onlyTools, listing } = server;
  const from = server.reached === "" ? machine.label : `${machine.label}: ${server.reached}`;
  const sent = { transport: { kind: "given" as const, from }, disabled, hiddenTools, onlyTools };
  const before = await findSentServer(sentBy);
  if (before) await updateSentServer(before, sent);
  const kept = before ?? (await addServer(await freeName(machine, session, server.name), sentBy, sent));
  const listings = await countHistory(kept.id);
  await (listing ? keepListing(kept.id, listing) : failed(kept, server));
  if (!listing) return { name: kept.name, became: "unlisted" };
  if (!before) return { name: kept.name, became: "added" };
  return { name: kept.name, became: (await countHistory(kept.id)) === listings ? "same" : "changed" };
}

const failed = ({ id }: StoredServer, { problem }: Pick<PushedServer, "problem">): Promise<void> =>
  updateServerState(id, "failed", {
    kind: "unreachable",
    message: `Not listed on its machine: ${problem ?? "no reason was given"}`,
    stderrTail: "",
  });

/** After the entry and the machine, and after the session too where another one of that machine has such an entry. */
async function freeName({ id, label }: Machine, session: string, entry: string): Promise<string> {
  const taken = new Set((await findServers()).map(({ name }) => name));
  const plain = `${entry} (${label})`;
  const wanted = (await isSentBy(plain, id)) ? `${entry} (${session}, ${label})` : plain;
  let name = wanted;
  for (let nth = 2; taken.has(name); nth++) name = `${wanted} ${nth}`;
  return name;
}

async function addServer(
  name: string,
  sentBy: SentBy,
  sent: Pick<StoredServer, "transport" | "disabled" | "hiddenTools" | "onlyTools">,
): Promise<StoredServer> {
  try {
    return await createServer({ name, ...sent }, {}, { sentBy });
  } catch (error) {
    // The same machine pushed twice at the same moment: the other push was quicker.
    const theirs = await findSentServer(sentBy);
    if (theirs) return theirs;
    throw error;
  }
}

/** The session follows the machine; what people added to it here, as controls and constraints, stays. */
async function keepSession(
  machine: Machine,
  { name, host, off }: ReadPush["session"],
  names: ReadonlyMap<string, string>,
): Promise<StoredSession> {
  const sentBy = { machine: machine.id, machineEntry: name };
  const sent = { host, servers: [...names.values()], off: off.flatMap((id) => nameHere(id, names)) };
  const label = ` (${machine.label})`;
  const spec: SessionSpec = { name: `${shorten(name, LONGEST_NAME - label.length)}${label}`, ...sent };
  const before =
    (await findSentSession(sentBy)) ??
    (await createSession(spec, await shownLevel(spec), sentBy).catch(async (error: unknown) => {
      const theirs = await findSentSession(sentBy);
      if (theirs) return theirs;
      throw error;
    }));
  const follow = (now: StoredSession) => {
    const same = (["host", "servers", "off"] as const).every((part) => String(now[part]) === String(sent[part]));
    return same ? null : { ...now, ...sent };
  };
  return (await changeSession(before.id, follow, { withLevel: true })) ?? before;
}

/** The id of a server or tool of the machine as it is here: names of servers are other ones. */
function nameHere(id: string, names: ReadonlyMap<string, string>): string[] {
  const entries = [...names.keys()].filter((entry) => id === entry || id.startsWith(`${entry}/`));
  const longest = entries.sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? [] : [`${names.get(longest)!}${id.slice(longest.length)}`];
}
