import type { Wish } from "../exporters";
import type { Finding } from "../model/finding";
import type { Session } from "../model/session";
import agentgateway from "./agentgateway";
import claudeCodeManaged from "./claude-code-managed";
import { decide, withoutAsking } from "./decide";
import type { GatewayDecisions, Exported, Gateway } from "./define";
import docker from "./docker";
import envoyAiGateway from "./envoy-ai-gateway";
import list from "./list";
import litellm from "./litellm";
import mcpproxy from "./mcpproxy";
import openaiApi from "./openai-api";
import toolhive from "./toolhive";

export { DECISIONS, type GatewayDecision, type GatewayDecisions, type Gateway } from "./define";

/** In the order in which they are offered. */
export const GATEWAYS: readonly Gateway[] = [
  agentgateway,
  claudeCodeManaged,
  docker,
  envoyAiGateway,
  litellm,
  mcpproxy,
  openaiApi,
  toolhive,
  list,
];

export function findGateway(id: string): Gateway | undefined {
  return GATEWAYS.find((one) => one.id === id);
}

/** What happens, at a gateway that cannot ask, to tools that a person should be asked about. */
export const UNASKED = ["deny", "allow"] as const;
export type Unasked = (typeof UNASKED)[number];

/** The decisions on a session as they hold at a gateway, and in its own form. */
export function exportFor(
  gateway: Gateway,
  session: Session,
  wish: Wish,
  unasked: Unasked,
  findings?: readonly Finding[],
): Exported & { decisions: GatewayDecisions } {
  const decided = decide(session, wish, findings);
  const decisions = gateway.asks ? decided : withoutAsking(decided, unasked);
  return { decisions, ...gateway.write(decisions) };
}
