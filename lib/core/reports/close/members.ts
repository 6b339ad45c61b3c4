import { declaredOf } from "../../annotations/hints";
import type { Component } from "../../model/component";
import type { Remark } from "../../model/remark";
import type { ReportChannel, ReportServer, ReportTool } from "../../model/report-members";
import type { Session, SessionServer, SessionTool } from "../../model/session";
import type { Verdict } from "../../model/verdict";
import { subAgentsOf } from "../../session/sub-agents";
import { withoutFolders, withoutHome } from "../../text/home";
import { brief } from "./brief";
import { fourDecimals } from "../../text/four-decimals";
import { byText } from "../../text/order";

export function closeRemark({ rule, server, tools, message, field, quote }: Remark): Remark {
  return {
    rule,
    server,
    tools: [...tools],
    message: brief(withoutHome(message)),
    field: field && brief(field),
    quote: quote && brief(withoutHome(quote)),
  };
}

/** Home folders and the folders of configs stay on the machine. */
export function cleanServer(server: SessionServer): SessionServer {
  const { origin, reach, reason, violations } = server;
  return {
    ...server,
    origin: origin && { file: withoutFolders(origin.file), line: origin.line },
    reach: reach && { ...reach, words: withoutHome(reach.words) },
    reason: reason === undefined ? undefined : brief(withoutHome(reason)),
    violations: violations?.map((one) => brief(withoutHome(one))),
  };
}

export function closeServer(server: SessionServer): ReportServer {
  return {
    name: server.name,
    builtIn: server.builtIn,
    state: server.state,
    reason: server.reason,
    off: server.off || undefined,
    digest: server.listing?.digest,
    version: server.listing?.version,
    protocolVersion: server.listing?.protocolVersion,
    at: server.listing?.at || undefined,
    origin: server.origin,
    trust: server.trust && { by: server.trust.by, at: server.trust.at, reason: server.trust.reason },
    reach: server.reach && { kind: server.reach.kind, words: server.reach.words, pinned: server.reach.pinned },
    ...(server.component && { component: closeComponent(server.component) }),
    tools: server.tools.filter((tool) => !tool.channel).length,
    ...(server.examined !== undefined && { examined: server.examined }),
  };
}

/** A sub-agent's row says the verdict on its own session. */
export function withSubAgent(session: Session): (server: ReportServer) => ReportServer {
  const agents = new Map(subAgentsOf(session).map((one) => [one.member, one]));
  return (server) => {
    const agent = agents.get(server.name);
    return agent
      ? { ...server, subAgent: { inherits: agent.inherits, tools: agent.tools, of: agent.of, level: agent.level } }
      : server;
  };
}

/** Home folders stay on the machine, here as everywhere. */
function closeComponent(component: Component): Component {
  const shown = (text: string) => brief(withoutHome(text));
  return {
    ...component,
    description: component.description && shown(component.description),
    rules: component.rules.map((rule) => ({
      ...rule,
      words: shown(rule.words),
      ...(rule.scope && { scope: shown(rule.scope) }),
    })),
    acts: component.acts.map((act) => ({
      ...act,
      line: shown(act.line),
      ...(act.about && { about: shown(act.about) }),
    })),
    remarks: component.remarks.map(shown),
  };
}

export function closeChannel(tool: SessionTool): ReportChannel[] {
  return tool.channel ? [{ ...closeTool(tool), channel: tool.channel, onRequest: tool.onRequest }] : [];
}

export function closeTool({ id, server, tool, digest, right, off, classification }: SessionTool): ReportTool {
  const { writes, destructive, data, carrier } = classification;
  const hints = declaredOf(tool.annotations);
  return {
    server,
    tool: tool.name,
    id,
    title: tool.title === undefined ? undefined : brief(tool.title),
    description: tool.description === undefined ? undefined : brief(tool.description),
    digest,
    hints: Object.keys(hints).length > 0 ? hints : undefined,
    right: right?.state,
    off: off || undefined,
    private: closeVerdict(classification.private),
    untrusted: closeVerdict(classification.untrusted),
    egress: closeVerdict(classification.egress),
    writes,
    destructive,
    data: data && { kind: data.kind, label: data.label },
    carrier: carrier && { store: carrier.store, reads: carrier.reads, writes: carrier.writes },
  };
}

function closeVerdict({ verdict, p, grade, because, condition, override, evidence }: Verdict): ReportTool["private"] {
  return {
    verdict,
    p: fourDecimals(p),
    grade,
    because,
    condition,
    override: override && { by: override.by, at: override.at, reason: override.reason },
    evidence: evidence.map(({ signal, bearing, weight, field, quote, span, reason }) => ({
      signal,
      bearing,
      weight: fourDecimals(weight),
      field,
      quote,
      span,
      reason,
    })),
  };
}

export function byPlace(a: ReportTool, b: ReportTool): number {
  return byText(a.server, b.server) || byText(a.id, b.id);
}
