import { createHash } from "node:crypto";
import { composeServer, joinServers } from "@/lib/core/session/compose";
import type { Opinion } from "@/lib/core/model/opinion";
import type { ServerSummary } from "@/lib/core/model/server-summary";
import type { SeverityRows } from "@/lib/core/model/severity";
import type { Session, SessionServer } from "@/lib/core/model/session";
import type { Problem } from "@/lib/core/model/snapshot";
import type { Override } from "@/lib/core/model/verdict";
import { rulesetDigest } from "@/lib/core/rules/ruleset";
import { env } from "@/lib/env";
import { rulesInForce } from "./rules-in-force";
import { divide } from "@/lib/store/claims";
import {
  findJudgedServers,
  findServerSummaries,
  judgedKey,
  putJudgedServer,
  type JudgedServer,
} from "@/lib/store/judged-servers";
import { findCountedOpinions } from "@/lib/store/opinions";
import { findOverrides } from "@/lib/store/overrides";
import { findServers, type StoredServer } from "@/lib/store/servers";
import { newestListings, readListing, type JudgedAs } from "@/lib/store/snapshots";
import type { ClosedListing } from "@/lib/core/snapshots/closed";
import { logFault } from "@/lib/log";
import { Overtaxed } from "./heavy/overtaxed";
import { runHeavy } from "./heavy/run";

/** Legs and level of a registered server, with what else lists show of it. `summary` is absent where nothing is known: unknown, not safe. */
export type ServerAtAGlance = StoredServer & { listedAt?: string; summary?: ServerSummary };

/** All registered servers by name with legs, level and counts, by the overrides and rules in force. Reads no tool unless it must be judged. */
export async function serversAtAGlance(): Promise<ServerAtAGlance[]> {
  const [known, kept] = await Promise.all([whatCounts(), findServerSummaries()]);
  const glances: ServerAtAGlance[] = [];
  for (const server of known.servers) glances.push(await glanceAt(server, known, kept));
  return glances;
}

/** One server in the same way. */
export async function atAGlance(server: StoredServer): Promise<ServerAtAGlance> {
  const [known, kept] = await Promise.all([whatCounts(), findServerSummaries()]);
  return glanceAt(server, known, kept);
}

/** For each registered server by name a digest of all that it is judged by and from; undefined for one that was never listed. */
export async function judgedKeys(): Promise<Map<string, string | undefined>> {
  const known = await whatCounts();
  return new Map(
    known.servers.map((server) => [server.name, known.listings.has(server.id) ? keyOf(server, known) : undefined]),
  );
}

async function glanceAt(
  server: StoredServer,
  known: Known,
  kept: ReadonlyMap<string, { key: string; summary: ServerSummary }>,
): Promise<ServerAtAGlance> {
  const listing = known.listings.get(server.id);
  if (!listing) return server;
  const found = kept.get(server.id);
  const judged = found?.key === keyOf(server, known) ? found : await judge(server, known);
  if (judged) return { ...server, listedAt: listing.at, summary: judged.summary };
  return { ...server, state: "failed", problem: UNJUDGED };
}

/**
 * Registered servers with their judged tools, by name, without schemas and evidence. A server that was never listed is there, too, as
 * unlisted; a name that is not registered is not.
 * @param names absent: all
 */
export async function judgedServers(names?: readonly string[]): Promise<Map<string, SessionServer>> {
  return judgedBy(await whatCounts(), names);
}

async function judgedBy(known: Known, names?: readonly string[]): Promise<Map<string, SessionServer>> {
  const wanted = names && new Set(names);
  const asked = known.servers.filter(({ name }) => wanted?.has(name) ?? true);
  const stale = asked.filter(
    (server) => known.listings.has(server.id) && remembered.get(server.id)?.key !== keyOf(server, known),
  );
  const kept = await findJudgedServers(stale.map(({ id }) => id));
  for (const server of stale) {
    const judged = kept.get(server.id);
    if (judged?.key === keyOf(server, known)) remember(server.id, judged);
  }
  const servers = new Map<string, SessionServer>();
  for (const server of asked) servers.set(server.name, await judgedServer(server, known));
  return servers;
}

/** All registered servers as one session that nobody named, the ids of their newest listings by name, and a key that changes with any of it. */
export async function judgedWorkspace(): Promise<Workspace & { key: string }> {
  const known = await whatCounts();
  const listed = known.servers.filter(({ id }) => known.listings.has(id));
  const key = digestOfAll(listed.map((server) => keyOf(server, known)));
  const shown = digestOfAll(
    known.servers.map((server) => JSON.stringify([key, server, known.listings.get(server.id)])),
  );
  if (workspace?.shown !== shown) workspace = { shown, made: makeWorkspace(known) };
  const mine = workspace;
  const drop = () => workspace === mine && (workspace = undefined);
  clearTimeout(sharing);
  sharing = setTimeout(drop, SHARED_FOR).unref();
  return { key, ...(await mine.made.catch((error: unknown) => (drop(), Promise.reject(error)))) };
}

type Workspace = { session: Session; listingIds: Map<string, string> };

/**
 * Many who ask at the same time share one, until nobody has asked for so many milliseconds. It takes as much memory as all that is remembered,
 * so it is not kept longer; nor is it made anew while they ask, since then both would be there.
 */
const SHARED_FOR = 2_000;
let sharing: NodeJS.Timeout | undefined;
let workspace: { shown: string; made: Promise<Workspace> } | undefined;

function digestOfAll(parts: readonly string[]): string {
  const digest = createHash("sha256");
  for (const part of parts) digest.update(part);
  return digest.digest("base64url");
}

async function makeWorkspace(known: Known): Promise<Workspace> {
  const servers = await judgedBy(known);
  const listed = known.servers.filter(({ id }) => known.listings.has(id));
  const names = [...servers.keys()];
  return {
    session: joinServers({ name: "All tools", host: "none", servers: names, off: [] }, [...servers.values()]),
    listingIds: new Map(listed.map(({ id, name }) => [name, known.listings.get(id)!.id])),
  };
}

async function judgedServer(server: StoredServer, known: Known): Promise<SessionServer> {
  const listing = known.listings.get(server.id);
  if (!listing) return composeServer({ server, unlistedReason: server.problem?.message });
  const found = remembered.get(server.id);
  const fresh = found?.key === keyOf(server, known) ? found : await judge(server, known);
  if (!fresh) return composeServer({ server, unlistedReason: UNJUDGED.message });
  const judged = "server" in fresh ? fresh : remember(server.id, fresh);
  return { ...judged.server, listing: { ...judged.server.listing!, at: listing.at } };
}

/** What all verdicts are based on, read once for a whole page. */
type Known = {
  servers: StoredServer[];
  listings: Map<string, { id: string; at: string; digest: string }>;
  overrides: Map<string, Override[]>;
  opinions: Map<string, Opinion[]>;
  severityRows?: SeverityRows;
};

async function whatCounts(): Promise<Known> {
  const [servers, listings, overrides, opinions, inForce] = await Promise.all([
    findServers(),
    newestListings(),
    findOverrides(),
    findCountedOpinions(),
    rulesInForce(),
  ]);
  const { severity: severityRows } = inForce.governance;
  return { servers, listings, overrides: byServer(overrides), opinions: byServer(opinions), severityRows };
}

function byServer<T extends { server: string }>(said: readonly T[]): Map<string, T[]> {
  const map = new Map<string, T[]>();
  for (const one of said) map.set(one.server, [...(map.get(one.server) ?? []), one]);
  return map;
}

/** Identifies the rules, which change only with the app's code; if the build has no name, nothing judged outlives the process. */
const rules = `${rulesetDigest()} ${env.build ?? crypto.randomUUID()}`;

/** Digest of all that a judgement is made by and from, but for the moment at which the listing was last seen. */
function keyOf(server: StoredServer, { listings, overrides, opinions, severityRows }: Known): string {
  const { id, name, transport, origin, disabled, hiddenTools, onlyTools, trust } = server;
  const listing = listings.get(id)!;
  return createHash("sha256")
    .update(
      JSON.stringify([
        rules,
        listing.id,
        listing.digest,
        { name, transport, origin, disabled, hiddenTools, onlyTools, trust },
        overrides.get(name),
        opinions.get(name),
        severityRows,
      ]),
    )
    .digest("base64url");
}

/** What a server is called whose listing the rules cannot bear: unknown, as one that was never listed, and not safe. */
const UNJUDGED: Problem = {
  kind: "too-big",
  message:
    "Judging what this server offers took more memory or time than it may take, so its tools are not known. Switch off tools that you do not need in its config, or list it again.",
  stderrTail: "",
};
/** Milliseconds until what could not be judged is tried again: one such server must not keep every page waiting. */
const TRIED_AGAIN = 10 * 60_000;

/** Judgements in progress, so that two pages that ask for the same one at the same time share it. */
const running = new Map<string, Promise<JudgedServer | undefined>>();

/** Undefined when it cannot be judged. */
function judge(server: StoredServer, known: Known): Promise<JudgedServer | undefined> {
  const key = keyOf(server, known);
  const under = running.get(key);
  if (under) return under;
  const forget = () => running.delete(key);
  const judged = judgeAnew(server, key, known).then(
    (done) => (forget(), done),
    (error: unknown) => {
      if (!(error instanceof Overtaxed)) throw (forget(), error);
      sayUnjudged(server, error);
      passOver(key);
      return undefined;
    },
  );
  running.set(key, judged);
  return judged;
}

/** Whoever asks for what cannot be judged is answered at once, for a while. */
function passOver(key: string): void {
  const unjudged = Promise.resolve(undefined);
  running.set(key, unjudged);
  setTimeout(() => running.get(key) === unjudged && running.delete(key), TRIED_AGAIN).unref();
}

const sayUnjudged = ({ name }: StoredServer, error: unknown) =>
  logFault(`The tools of “${name}” could not be judged`, error);

async function judgeAnew(server: StoredServer, key: string, known: Known): Promise<JudgedServer> {
  const body = await readListing(known.listings.get(server.id)!.id);
  const judged = { key, ...(await judgeBody(server, body, known)) };
  await putJudgedServer(server.id, judged);
  return judged;
}

function judgeBody(server: StoredServer, body: string, { overrides, opinions, severityRows }: Known) {
  const { name } = server;
  return runHeavy("judge", {
    server,
    body,
    overrides: overrides.get(name) ?? [],
    opinions: opinions.get(name) ?? [],
    severityRows,
  });
}

/**
 * Judges a listing that is about to be kept under an id, to be kept with it. What cannot be judged now is told where a page asks for
 * it, and tried again after a while.
 */
export async function judgeComing(server: StoredServer, listing: ClosedListing, id: string): Promise<JudgedAs> {
  const known = await whatCounts();
  const { at, digest, body } = listing;
  const key = keyOf(server, { ...known, listings: new Map([[server.id, { id, at, digest }]]) });
  try {
    return { id, judged: { key, ...(await judgeBody(server, body, known)) } };
  } catch (error) {
    if (!(error instanceof Overtaxed)) throw error;
    sayUnjudged(server, error);
    passOver(key);
    return { id };
  }
}

/** A judged server, unfolded. */
type Judged = { key: string; summary: ServerSummary; server: SessionServer; size: number };

/** Characters of their JSON; unfolded they take about three bytes each. A tool takes about one thousand. */
const MOST_KEPT = 32_000_000;

/** In the order of their last use. */
const remembered = new Map<string, Judged>();
let size = 0;

function remember(serverId: string, { body, ...rest }: JudgedServer): Judged {
  // Written by ourselves and made anew whenever its key changes, so its shape is not checked tool by tool.
  const judged = { ...rest, server: JSON.parse(body) as SessionServer, size: body.length };
  size += judged.size - (remembered.get(serverId)?.size ?? 0);
  remembered.delete(serverId);
  remembered.set(serverId, judged);
  for (const [oldest, { size: freed }] of remembered) {
    if (size <= MOST_KEPT || oldest === serverId) break;
    remembered.delete(oldest);
    size -= freed;
  }
  return judged;
}

/**
 * Judges what is not judged yet, so that no page waits for it: after an update, or when it was kept by an older Trefoil. Several copies divide
 * it. Never throws: what cannot be judged or kept now is tried again, and told, where a page asks for it.
 * @param tell is called before each server, with how many are done and how many were not judged
 * @returns how many this copy has judged
 */
export async function judgeAhead(tell: (done: number, of: number) => void = () => {}): Promise<number> {
  let [done, mine] = [0, 0];
  try {
    const [known, kept] = await Promise.all([whatCounts(), findServerSummaries()]);
    const stale = known.servers.filter(
      (server) => known.listings.has(server.id) && kept.get(server.id)?.key !== keyOf(server, known),
    );
    await divide(stale, async (server) => {
      tell(done++, stale.length);
      if ((await judgedKey(server.id)) === keyOf(server, known)) return;
      await judge(server, known).catch(() => undefined);
      mine++;
    });
  } catch {}
  return mine;
}
