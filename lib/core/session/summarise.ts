import { hold, view } from "../analysis/held";
import { rateSession } from "../analysis/severity";
import { judgeSession } from "../analysis/verdict";
import { joinServers } from "./join-servers";
import { declaredOf } from "../annotations/hints";
import type { ServerSummary } from "../model/server-summary";
import type { SeverityRows } from "../model/severity";
import type { SessionServer, SessionTool } from "../model/session";
import { labelMeta } from "../propagation/declared";

const DESCRIPTION_LENGTH = 300;

/** The server as lists, boards and analyses need it: without schemas and evidence, which are most of its weight and are fetched for one tool at a time. Channels stay complete. */
export function slimServer(server: SessionServer): SessionServer {
  return { ...server, tools: server.tools.map((tool) => (tool.channel ? tool : slimTool(tool))) };
}

function slimTool(entry: SessionTool): SessionTool {
  const { name, title, description, annotations, _meta } = entry.tool;
  const { classification } = entry;
  return {
    ...entry,
    tool: { name, title, description: description?.slice(0, DESCRIPTION_LENGTH), annotations, _meta: labelMeta(_meta) },
    classification: {
      ...classification,
      private: { ...classification.private, evidence: [] },
      untrusted: { ...classification.untrusted, evidence: [] },
      egress: { ...classification.egress, evidence: [] },
    },
  };
}

/** What a server holds by itself, as at the start of a session without a host. */
export function summariseServer(server: SessionServer, severityRows?: SeverityRows): ServerSummary {
  const session = joinServers({ name: server.name, host: "none", servers: [server.name], off: [] }, [server]);
  const held = hold(session);
  const views = { cautious: view(held, "cautious"), plain: view(held, "plain") };
  const { legs, level } = judgeSession(session, views);
  const tools = server.tools.filter((tool) => !tool.channel);
  return {
    tools: tools.length,
    legs,
    level,
    severity: rateSession({ ...session, ...(severityRows && { severityRows }) }),
    masks: { cautious: views.cautious.counts, plain: views.plain.counts },
    hinted: tools.filter(({ tool }) => Object.keys(declaredOf(tool.annotations)).length > 0).length,
    ...(server.state === "partial" && { partial: server.reason ?? "The list is not complete." }),
    protocolVersion: server.listing?.protocolVersion,
  };
}
