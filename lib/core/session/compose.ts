import { matchOpinions } from "../classification/scoring/match-opinions";
import type { KnownTools } from "../classification/reviewed/known";
import { identityOf } from "../classification/reviewed/identity";
import { channelsOf, placeBuiltIn } from "../channels";
import { classifyServer, type ServerTexts } from "../classification/classify";
import { holdBehind, holdReach } from "../meta-tools/reach";
import { rightsOf } from "../rights/rights-of";
import { isHiddenByConfig } from "./hidden-tools";
import { gatesInForce, hideByRules } from "./rules-in-force";
import { hostServer } from "../hosts";
import { applyOverride } from "../classification/scoring/apply-override";
import type { Opinion } from "../model/opinion";
import type { Server } from "../model/server";
import { LEGS, perLeg } from "../model/leg";
import type { Session, SessionServer, SessionSpec, SessionTool } from "../model/session";
import type { Snapshot } from "../model/snapshot";
import type { Tool } from "../model/tool";
import type { Classification, Override } from "../model/verdict";
import { sixDecimals } from "./pack";
import { digestOf } from "../text/digest";
import { reachOf } from "../text/reach";

/** A server with what is known about its tools: a snapshot, or the reason why there is none. */
export type ListedServer = { server: Server; snapshot?: Snapshot; unlistedReason?: string };

/** How the tools of a snapshot are judged: by what the server says, what people decided and what a model said. */
export type Classify = (
  texts: ServerTexts,
  snapshot: Snapshot,
  overrides: readonly Override[],
  opinions: readonly Opinion[],
) => Classification[];

/** Judges a snapshot, with what is known of its tools where that is given. */
export function classifyKnowing(known?: KnownTools, options: { evidence?: boolean } = {}): Classify {
  return (texts, { tools }, overrides, opinions) =>
    classifyServer(
      texts,
      tools.map((entry) => entry.tool),
      overrides,
      matchOpinions(opinions, texts.name, tools),
      { ...options, known },
    );
}

/** What the configs switch off by name: disabled servers, hidden tools. A new session starts with these switches. */
export function offByConfig(servers: readonly Server[]): string[] {
  return servers.flatMap(({ name, disabled, hiddenTools }) => [
    ...(disabled ? [name] : []),
    ...hiddenTools.filter((tool) => !tool.includes("*")).map((tool) => `${name}/${tool}`),
  ]);
}

/**
 * Tool ids in listing order: `server/tool`, and `server/tool#2` for a second tool of the same name. No id is given twice,
 * nor one that is in `taken`, even when a server chooses names that look like ids of others. Adds to `taken`.
 */
export function toolIds(server: string, names: readonly string[], taken: Set<string> = new Set()): string[] {
  const numbers = new Map<string, number>();
  return names.map((name) => {
    const plain = `${server}/${name}`;
    let id = plain;
    for (let nth = numbers.get(name) ?? 2; taken.has(id); nth++) {
      id = `${plain}#${nth}`;
      numbers.set(name, nth + 1);
    }
    taken.add(id);
    return id;
  });
}

/** A config's servers, their snapshots, a person's overrides and a model's opinions, judged and joined with the host's own tools. */
export function composeSession(
  spec: SessionSpec,
  listed: readonly ListedServer[],
  overrides: readonly Override[],
  opinions: readonly Opinion[] = [],
  classify: Classify = classifyKnowing(),
): Session {
  return joinServers(
    spec,
    listed.map((entry) => composeServer(entry, overrides, opinions, classify)),
  );
}

/** A session of servers that were judged one by one: with the host's own tools, no id given twice, and the switches of the spec. Changes none of them. */
export function joinServers(spec: SessionSpec, servers: readonly SessionServer[]): Session {
  const off = new Set(spec.off);
  const on = new Set(spec.on);
  const host = hostServer(spec.host);
  const taken = new Set(host?.tools.map((tool) => tool.id));
  const switched = (server: SessionServer, ids: readonly string[]): SessionServer => ({
    ...server,
    off: off.has(server.name) || (server.component !== undefined && server.off === true),
    tools: server.tools.map((tool, at) => {
      const id = ids[at]!;
      const leftOut = (tool.hiddenByConfig === true || tool.onRequest === true) && !on.has(id);
      return { ...tool, id, off: off.has(id) || leftOut };
    }),
  });
  const members = [...(host ? [host] : []), ...withBehind(servers)].map((server) =>
    off.has(server.name) ? { ...server, off: true } : server,
  );
  const joined = hideByRules(members, spec.host).map((server) =>
    switched(server, server.builtIn ? server.tools.map(({ id }) => id) : idsOf(server, taken)),
  );
  const gates = gatesInForce(joined, spec.host, spec.gates ?? []);
  return {
    name: spec.name,
    host: spec.host,
    servers: joined,
    ...(gates.length > 0 && { gates }),
    ...(spec.wishes && { wishes: spec.wishes }),
  };
}

/** Tools of gateways hold what the servers behind them hold, if those are part of the session. Servers without such tools stay the same objects. */
function withBehind(servers: readonly SessionServer[]): readonly SessionServer[] {
  if (!servers.some(({ tools }) => tools.some(({ meta }) => meta?.behind))) return servers;
  const byName = new Map(servers.map((server) => [server.name, server.tools]));
  return servers.map((server) =>
    server.tools.some(({ meta }) => meta?.behind)
      ? { ...server, tools: server.tools.map((tool) => holdBehind(tool, (name) => byName.get(name) ?? [])) }
      : server,
  );
}

/** The ids of a server's tools and of its channels, which come after them. */
function idsOf({ name, tools }: SessionServer, taken: Set<string>): string[] {
  const named = (channels: boolean) =>
    tools.flatMap(({ tool, channel }) => ((channel !== undefined) === channels ? [tool.name] : []));
  return [...toolIds(name, named(false), taken), ...toolIds(name, named(true), taken)];
}

/** One server by itself, its tools judged in the order of its listing, its channels after them. */
export function composeServer(
  { server, snapshot, unlistedReason }: ListedServer,
  overrides: readonly Override[] = [],
  opinions: readonly Opinion[] = [],
  classify: Classify = classifyKnowing(),
): SessionServer {
  const taken = new Set<string>();
  const common = { name: server.name, origin: server.origin, trust: server.trust, reach: reachOf(server.transport) };
  if (!snapshot)
    return { ...common, state: "unlisted", reason: unlistedReason ?? "Its tools have never been fetched.", tools: [] };
  const texts = textsOf(server, snapshot);
  const classifications = classify(texts, snapshot, overrides, opinions).map(inSessions);
  const ids = toolIds(
    server.name,
    snapshot.tools.map((entry) => entry.tool.name),
    taken,
  );
  const { digest, at, protocolVersion, serverInfo, violations } = snapshot;
  const tools: SessionTool[] = snapshot.tools.map((entry, index) => ({
    id: ids[index]!,
    server: server.name,
    tool: entry.tool,
    digest: entry.digest,
    classification: classifications[index]!,
    ...(isHiddenByConfig(server, entry.tool.name) && { hiddenByConfig: true }),
  }));
  const rights = rightsOf(texts, tools, snapshot)?.rights;
  return {
    ...common,
    state: snapshot.extent === "partial" ? "partial" : "listed",
    reason: snapshot.extentReason,
    listing: { digest, at, protocolVersion, version: serverInfo?.version },
    ...(snapshot.component && { component: snapshot.component }),
    ...(violations.length > 0 && { violations: violations.map(({ where, what }) => `${where}: ${what}`) }),
    tools: [
      ...holdReach(rights ? tools.map((tool, index) => ({ ...tool, right: rights[index]! })) : tools, {
        transport: server.transport,
        extent: snapshot.extent,
      }),
      ...composeChannels(server, snapshot, texts, overrides, classify, taken),
    ],
  };
}

/** Probabilities in sessions have six decimals, so that they stay the same when a session is encoded. */
function inSessions(classification: Classification): Classification {
  return { ...classification, ...perLeg((leg) => ({ ...classification[leg], p: sixDecimals(classification[leg].p) })) };
}

/** Classifies hypothetical tools of this server that would read what it offers beside its tools, among its own. */
export function judgeAsTools(texts: ServerTexts, snapshot: Snapshot, classify: Classify) {
  return (reads: readonly Tool[]): Classification[] =>
    classify(
      texts,
      {
        ...snapshot,
        tools: [...snapshot.tools, ...reads.map((tool) => ({ tool, digest: "" }))],
        digest: `${snapshot.digest}, read`,
      },
      [],
      [],
    ).slice(snapshot.tools.length);
}

/** The texts of a server that its tools are judged by. */
export function textsOf(server: Server, snapshot: Snapshot): ServerTexts {
  return {
    name: server.name,
    title: snapshot.serverInfo?.title,
    instructions: snapshot.instructions,
    trusted: server.trust !== undefined,
    identity: identityOf(server.transport),
  };
}

/** What a server offers beside its tools, after them. Overrides count here as they do for tools. */
function composeChannels(
  server: Server,
  snapshot: Snapshot,
  texts: ServerTexts,
  overrides: readonly Override[],
  classify: Classify,
  taken: Set<string>,
): SessionTool[] {
  const judge = judgeAsTools(texts, snapshot, classify);
  const channels = channelsOf(snapshot, { transport: server.transport, trusted: texts.trusted === true, judge });
  const ids = toolIds(
    server.name,
    channels.map((channel) => channel.name),
    taken,
  );
  return channels.map((channel, place) => {
    const placed = placeBuiltIn(ids[place]!, server.name, channel, "channel");
    const said = overrides.filter((word) => word.server === server.name && word.tool === channel.name);
    const decided = Object.fromEntries(
      LEGS.flatMap((leg) =>
        said.filter((word) => word.leg === leg).map((word) => [leg, applyOverride(placed.classification[leg], word)]),
      ),
    );
    return {
      ...placed,
      digest: digestOf({ description: channel.description, legs: channel.legs }),
      classification: { ...placed.classification, ...decided },
    };
  });
}
