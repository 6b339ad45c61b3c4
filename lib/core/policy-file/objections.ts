import type { Approval } from "../model/approval";
import type { Change } from "../model/change";
import type { Governance, Objection } from "../model/governance";
import type { Session, SessionServer, SessionTool } from "../model/session";

/** What approvals are held against. */
export type Held = {
  approvals: readonly Approval[];
  /** `YYYY-MM-DD`. */
  today: string;
  /** What changed at a server since the listing with this digest; undefined when that listing is not at hand. */
  changesSince?: (server: string, digest: string) => readonly Change[] | undefined;
};

const DAY = 86_400_000;

/** A session with what is asked of it beside its policies; the same session when nothing is asked and nothing stands against it. */
export function govern(session: Session, asks: Governance, held: Held, unread: readonly string[] = []): Session {
  const objections = objectionsTo(session.servers, asks.approval, held);
  const isSilent = asks.hints.length === 0 && Object.keys(asks.grades).length === 0 && !asks.approval.required && objections.length === 0 && unread.length === 0;
  return isSilent ? session : { ...session, governance: { asks, objections, ...(unread.length > 0 && { unread }) } };
}

/** What stands against the approvals of these servers; of a host's own tools nobody asks one. A refusal stands, whether approvals are asked for or not. */
function objectionsTo(servers: readonly SessionServer[], asks: Governance["approval"], held: Held): Objection[] {
  return servers.filter((server) => !server.builtIn).flatMap((server) => objectionsToServer(server, asks, held));
}

function objectionsToServer(server: SessionServer, asks: Governance["approval"], held: Held): Objection[] {
  const newest = newestOf(held.approvals.filter((one) => one.server === server.name));
  const whole = newest.get("");
  const tools = server.tools.filter((tool) => !tool.channel);
  const refused = tools.filter((tool) => newest.get(tool.tool.name)?.decision === "refused" && isNewer(newest.get(tool.tool.name)!, whole));
  const refusals = refused.map((tool): Objection => ({ server: server.name, tools: [tool.id], ...against(newest.get(tool.tool.name), tool.digest, server.name, asks, held)! }));
  if (!asks.required) return whole?.decision === "refused" ? [{ server: server.name, tools: [], ...against(whole, server.listing?.digest, server.name, asks, held)! }] : refusals;

  const ofWhole = against(whole, server.listing?.digest, server.name, asks, held);
  const others = tools.filter((tool) => !refused.includes(tool));
  const taken = (tool: SessionTool) => newest.get(tool.tool.name)?.decision === "withdrawn" && isNewer(newest.get(tool.tool.name)!, whole);
  const open = others.filter((tool) => (ofWhole ? against(newest.get(tool.tool.name), tool.digest, server.name, asks, held, tool.tool.name) : taken(tool)));
  if (!ofWhole) return [...refusals, ...open.map((tool): Objection => ({ server: server.name, tools: [tool.id], ...against(newest.get(tool.tool.name), tool.digest, server.name, asks, held)! }))];
  if (tools.length > 0 && open.length === 0) return refusals;
  return [...refusals, { server: server.name, tools: open.length === tools.length ? [] : open.map((tool) => tool.id), ...ofWhole }];
}

/** The newest decision on a server (under no name) and on each of its tools; of two at one moment the later entry. */
function newestOf(approvals: readonly Approval[]): Map<string, Approval> {
  const newest = new Map<string, Approval>();
  for (const one of approvals) if (isNewer(one, newest.get(one.tool ?? ""))) newest.set(one.tool ?? "", one);
  return newest;
}

function isNewer(one: Approval, other: Approval | undefined): boolean {
  return other === undefined || Date.parse(one.at) >= Date.parse(other.at);
}

/** What stands against one decision, undefined when it holds. */
function against(approval: Approval | undefined, digest: string | undefined, server: string, asks: Governance["approval"], { today, changesSince }: Held, tool?: string): Pick<Objection, "against" | "says"> | undefined {
  if (!approval) return { against: "missing", says: "has no approval" };
  const { decision, by, at, until } = approval;
  const on = at.slice(0, 10);
  if (decision === "refused") return { against: "missing", says: `was refused by ${by} on ${on}` };
  if (decision === "withdrawn") return { against: "missing", says: `has no approval since ${by} took it back on ${on}` };
  if (asks.by.length > 0 && !asks.by.includes(by)) return { against: "not-theirs-to-give", says: `was approved on ${on} by ${by}, who is not among those who may` };
  if (until !== undefined && today > until) return { against: "ended", says: `was approved by ${by} until ${until}` };
  if (asks.days !== undefined && Date.parse(today) > Date.parse(on) + asks.days * DAY) return { against: "ended", says: `was approved by ${by} on ${on}, and an approval holds for ${asks.days} ${asks.days === 1 ? "day" : "days"}` };
  if (digest === undefined || digest === approval.digest) return undefined;
  const changes = changesSince?.(server, approval.digest)?.filter((change) => tool === undefined || change.tool === undefined || change.tool === tool);
  if (!changes) return { against: "to-renew", says: `is not as ${by} approved it on ${on}` };
  const grave = changes.filter((change) => asks.renewOn.includes(change.effect));
  return grave.length === 0 ? undefined : { against: "to-renew", says: `changed since ${by} approved it on ${on} (${[...new Set(grave.map((change) => change.effect.replaceAll("-", " ")))].join(", ")})` };
}
