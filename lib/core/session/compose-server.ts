import { channelsOf, placeBuiltIn } from "../channels";
import type { ServerTexts } from "../classification/parsing/server-texts";
import { applyOverride } from "../classification/scoring/apply-override";
import { holdReach } from "../meta-tools/reach";
import { LEGS, perLeg } from "../model/leg";
import type { Opinion } from "../model/opinion";
import type { Server } from "../model/server";
import type { SessionServer, SessionTool } from "../model/session";
import type { Snapshot } from "../model/snapshot";
import type { Classification, Override } from "../model/verdict";
import { rightsOf } from "../rights/rights-of";
import { digestOf } from "../text/digest";
import { classifyKnowing } from "./classify";
import { judgeAsTools, textsOf, type Classify } from "./judge-as-tools";
import { isHiddenByConfig } from "./hidden-tools";
import { sixDecimals } from "./pack";
import { toolIds } from "./tool-ids";
import { describeServer, unlistedServer } from "./unlisted-server";

/** A server with what is known about its tools: a snapshot, or the reason why there is none. */
export type ListedServer = { server: Server; snapshot?: Snapshot; unlistedReason?: string };

/** One server by itself, its tools judged in the order of its listing, its channels after them. */
export function composeServer(
  { server, snapshot, unlistedReason }: ListedServer,
  overrides: readonly Override[] = [],
  opinions: readonly Opinion[] = [],
  classify: Classify = classifyKnowing(),
): SessionServer {
  const taken = new Set<string>();
  if (!snapshot) return unlistedServer(server, unlistedReason);
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
    ...describeServer(server),
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
