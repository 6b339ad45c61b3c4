import { isApprovedBy } from "../analysis/approvals";
import type { Wish } from "../exporters";
import { findBreaches } from "../findings/governance";
import type { Finding } from "../model/finding";
import type { RuleId } from "../rules/about-sessions";
import type { Session, SessionServer, SessionTool } from "../model/session";
import {
  DECISIONS,
  type DecidedServer,
  type DecidedTool,
  type GatewayDecision,
  type GatewayDecisions,
  type Doing,
} from "./define";

/** Breaches of a policy file for which a tool is refused; a missing hint is reported to its author instead. */
const REFUSED: ReadonlySet<string> = new Set<RuleId>(["LT043", "LT045", "LT046", "LT047", "LT048"]);

/**
 * What a gateway does with every tool of a session: refused is what is switched off, what the chosen fix removes, and what the policy file does not permit; asked about is what a person said they approve call by call, and what deletes or overwrites; the rest is allowed. A host's own tools and channels beside the tools do not pass a gateway. `findings` are those of the session's report, if there is one.
 */
export function decide(
  session: Session,
  { remove = [], keep, how = "hide" }: Wish = {},
  findings: readonly Finding[] = findBreaches(session),
): GatewayDecisions {
  const gone = new Set(remove);
  const kept = keep && new Set(keep);
  const breaches = findings.filter(({ rule, accepted }) => REFUSED.has(rule) && accepted === undefined);
  const isApproved = isApprovedBy(session.gates);

  const decideOne = (server: SessionServer, tool: SessionTool): Pick<DecidedTool, "decision" | "why"> => {
    if (server.off || tool.off)
      return { decision: "deny", why: server.off ? "The server is switched off." : "It is switched off." };
    const breach = breaches.find(
      ({ servers, tools }) => servers.includes(server.name) && (tools.length === 0 || tools.includes(tool.id)),
    );
    if (breach) return { decision: "deny", why: breach.message };
    if (gone.has(tool.id) || gone.has(server.name) || (kept && !kept.has(tool.id)))
      return {
        decision: how === "ask" ? "ask" : "deny",
        why: kept ? "It is not in this part." : "The cut takes it out.",
      };
    if (isApproved(tool)) return { decision: "ask", why: "A person approves every call." };
    if (tool.classification.destructive) return { decision: "ask", why: "It deletes or overwrites." };
    return { decision: "allow", why: "Nothing stands against it." };
  };

  const servers = session.servers
    .filter((server) => !server.builtIn && !server.component)
    .map((server): DecidedServer => {
      const decided = new Map<string, DecidedTool>();
      for (const entry of server.tools) {
        if (entry.channel) continue;
        const one: DecidedTool = { name: entry.tool.name, does: doingOf(entry), ...decideOne(server, entry) };
        const other = decided.get(one.name);
        // No gateway distinguishes two tools of one name: the stricter decision holds for both.
        decided.set(one.name, other ? stricter(one, other) : one);
      }
      return { name: server.name, tools: [...decided.values()].sort((a, b) => (a.name < b.name ? -1 : 1)) };
    });
  return { name: session.name, servers: servers.sort((a, b) => (a.name < b.name ? -1 : 1)) };
}

/** For a gateway that cannot ask: what would be asked about is refused, or allowed because the client asks. */
export function withoutAsking(decisions: GatewayDecisions, instead: Exclude<GatewayDecision, "ask">): GatewayDecisions {
  const settle = (tool: DecidedTool): DecidedTool => (tool.decision === "ask" ? { ...tool, decision: instead } : tool);
  return { ...decisions, servers: decisions.servers.map((server) => ({ ...server, tools: server.tools.map(settle) })) };
}

function doingOf({ classification: { writes, destructive } }: SessionTool): Doing {
  return destructive ? "destructive" : writes ? "write" : "read";
}

const DOINGS: readonly Doing[] = ["read", "write", "destructive"];

function stricter(a: DecidedTool, b: DecidedTool): DecidedTool {
  const rank = (one: DecidedTool) => DECISIONS.indexOf(one.decision);
  const does = DOINGS[Math.max(DOINGS.indexOf(a.does), DOINGS.indexOf(b.does))]!;
  return { ...(rank(a) >= rank(b) ? a : b), does };
}
