import { renewalOf, type Renewal } from "../drift/renewal";
import { decisionsOn } from "../governance/approvals";
import type { Approval } from "../model/approval";
import type { Change } from "../model/change";
import type { Governance, Objection } from "../model/governance";
import type { Session, SessionServer, SessionTool } from "../model/session";

/** What approvals are checked against. */
export type ApprovalFacts = {
  approvals: readonly Approval[];
  /** `YYYY-MM-DD`. */
  today: string;
  /** What changed at a server since the listing with this digest; undefined when that listing is not available. */
  changesSince?: (server: string, digest: string) => readonly Change[] | undefined;
};

/** A session with its requirements beside its policies; the same session when there are no requirements and no objections. */
export function govern(
  session: Session,
  asks: Governance,
  held: ApprovalFacts,
  unread: readonly string[] = [],
): Session {
  const objections = session.servers
    .filter((server) => !server.builtIn)
    .flatMap((server) => objectionsTo(server, asks.approval, held));
  const isSilent =
    asks.hints.length === 0 &&
    Object.keys(asks.grades).length === 0 &&
    !asks.approval.required &&
    objections.length === 0 &&
    unread.length === 0;
  const rated = asks.severity ? { ...session, severityRows: asks.severity } : session;
  return isSilent ? rated : { ...rated, governance: { asks, objections, ...(unread.length > 0 && { unread }) } };
}

type Against = Pick<Objection, "against" | "says">;

/** The objections to the approval of a server, or of those of its tools that have none of their own. A refusal is one whether approvals are required or not. */
function objectionsTo(server: SessionServer, asks: Governance["approval"], held: ApprovalFacts): Objection[] {
  const whole = renewalOfServer(server, asks, held);
  const ofWhole = asks.required || whole.state === "refused" ? inWords(whole) : undefined;
  const tools = server.tools.filter((tool) => !tool.channel);
  const own = new Map(tools.map((tool) => [tool, renewalOfTool(server, tool, asks, held)]));
  // A decision on a tool replaces an older one on its server.
  const isNewer = ({ decision }: Renewal) =>
    decision !== undefined && !(whole.decision && Date.parse(decision.at) < Date.parse(whole.decision.at));
  const taken = tools.filter(
    (tool) =>
      isNewer(own.get(tool)!) &&
      (own.get(tool)!.state === "refused" || (asks.required && own.get(tool)!.decision?.decision === "withdrawn")),
  );
  const objections = taken.map((tool): Objection => ({
    server: server.name,
    tools: [tool.id],
    ...inWords(own.get(tool)!)!,
  }));
  if (!ofWhole) return objections;
  const open = tools.filter((tool) => !taken.includes(tool) && own.get(tool)!.state !== "approved");
  if (whole.state !== "refused" && tools.length > 0 && open.length === 0) return objections;
  const isAll = open.length === tools.length || whole.state === "refused";
  return [...objections, { server: server.name, tools: isAll ? [] : open.map((tool) => tool.id), ...ofWhole }];
}

function renewalOfServer(
  server: SessionServer,
  asks: Governance["approval"],
  { approvals, today, changesSince }: ApprovalFacts,
): Renewal {
  const tools = server.tools.map(({ tool, digest = "" }) => ({ tool, digest }));
  const decisions = decisionsOn(approvals, server.name);
  const digest = server.listing?.digest;
  const approved = newest(decisions)?.digest;
  // A server that could not be listed cannot be said to have changed.
  const now = { digest: digest ?? approved ?? "", tools };
  return renewalOf({
    server: server.name,
    approvals,
    now,
    changes: approved === undefined || digest === undefined ? undefined : changesSince?.(server.name, approved),
    asks,
    today,
  });
}

function renewalOfTool(
  server: SessionServer,
  { tool, digest = "" }: SessionTool,
  asks: Governance["approval"],
  { approvals, today }: ApprovalFacts,
): Renewal {
  const decisions = decisionsOn(approvals, server.name, tool.name).map((decision) => ({
    ...decision,
    tool: undefined,
  }));
  return renewalOf({ server: server.name, approvals: decisions, now: { digest, tools: [] }, asks, today });
}

function newest(decisions: readonly Approval[]): Approval | undefined {
  return decisions.reduce<Approval | undefined>((best, one) => (!best || one.at > best.at ? one : best), undefined);
}

/** The objection to an approval; undefined when it holds. */
function inWords({ state, decision, until, forced }: Renewal): Against | undefined {
  const by = decision?.by ?? "";
  const on = decision?.at.slice(0, 10) ?? "";
  switch (state) {
    case "approved":
      return undefined;
    case "never":
      return {
        against: "missing",
        says: decision ? `has no approval since ${by} took it back on ${on}` : "has no approval",
      };
    case "refused":
      return { against: "missing", says: `was refused by ${by} on ${on}` };
    case "not-theirs":
      return { against: "not-theirs-to-give", says: `was approved on ${on} by ${by}, who is not authorised to` };
    case "ended":
      return { against: "ended", says: `was approved by ${by} on ${on}, until ${until}` };
    case "renew":
      return {
        against: "to-renew",
        says:
          forced.length === 0
            ? `is not as ${by} approved it on ${on}`
            : `changed since ${by} approved it on ${on} (${[...new Set(forced.map(({ effect }) => effect.replaceAll("-", " ")))].join(", ")})`,
      };
  }
}
