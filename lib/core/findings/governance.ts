import type { Governance, Objection } from "../model/governance";
import { LEG_WORDS, LEGS, type Leg } from "../model/leg";
import type { Finding } from "../model/finding";
import type { RuleId } from "../rules/about-sessions";
import type { Session, SessionServer, SessionTool } from "../model/session";
import { showHidden, shorten } from "../text/visible";
import { makeFinding, sayList, sayName } from "./define";
import { byText } from "../text/order";

const OF_OBJECTION: Record<Objection["against"], RuleId> = {
  missing: "LT045",
  ended: "LT046",
  "not-theirs-to-give": "LT047",
  "to-renew": "LT048",
};

/** Rules about requirements beside the policies: they are not met, or may not be. */
const BROKEN: ReadonlySet<string> = new Set<RuleId>(["LT042", "LT043", "LT045", "LT046", "LT047", "LT048", "LT049"]);
const POSSIBLY_BROKEN: ReadonlySet<string> = new Set<RuleId>(["LT044"]);

/** Whether a finding says that a requirement is not met, or (`possible`) may not be. What a person accepted does not count. */
export function isBreach({ rule, accepted }: Finding, word: "yes" | "possible"): boolean {
  return accepted === undefined && (BROKEN.has(rule) || (word === "possible" && POSSIBLY_BROKEN.has(rule)));
}

/** The requirements of a policy file, beside its policies, that this session does not meet: hints, grades, approvals. What is off does not count. */
export function findBreaches(session: Session): Finding[] {
  if (!session.governance) return [];
  const { asks, objections, unread = [] } = session.governance;
  const servers = session.servers.filter((server) => !server.off);
  return [
    ...servers.flatMap((server) => findMissingHints(session, server, asks)),
    ...servers.flatMap((server) => LEGS.flatMap((leg) => findAboveGrade(session, server, leg, asks.grades[leg]))),
    ...servers.flatMap((server) =>
      objections.filter((one) => one.server === server.name).flatMap((one) => findObjection(session, server, one)),
    ),
    ...unread.slice(0, 1).map((first) =>
      makeFinding(session, {
        rule: "LT049",
        message: `${shorten(showHidden(first), 300)}${unread.length > 1 ? ` And ${unread.length - 1} more.` : ""}`,
        servers: [],
        tools: [],
      }),
    ),
  ];
}

/** For tools that say they are read-only, the specification gives the two hints about writing no meaning, so they are not required. */
function findMissingHints(session: Session, server: SessionServer, { hints }: Governance): Finding[] {
  if (server.builtIn) return [];
  return [
    ...new Set(hints.filter(({ servers }) => !servers || servers.includes(server.name)).map(({ hint }) => hint)),
  ].flatMap((hint) => {
    const isIdle = (tool: SessionTool) =>
      (hint === "destructiveHint" || hint === "idempotentHint") && tool.tool.annotations?.readOnlyHint === true;
    const ids = toolsOf(server)
      .filter((tool) => !tool.channel && tool.tool.annotations?.[hint] === undefined && !isIdle(tool))
      .map((tool) => tool.id)
      .sort(byText);
    if (ids.length === 0) return [];
    const message = `${ids.length === 1 ? "1 tool" : `${ids.length} tools`} of server ${sayName(server.name)} ${ids.length === 1 ? "does" : "do"} not declare ${hint}, which is asked for: ${sayList(ids, 5)}.`;
    return [
      makeFinding(session, { rule: "LT042", message, servers: [server.name], tools: ids, identity: [hint, ids] }),
    ];
  });
}

function findAboveGrade(session: Session, server: SessionServer, leg: Leg, most: number | undefined): Finding[] {
  if (most === undefined) return [];
  const above = toolsOf(server).filter(
    ({ classification }) => classification[leg].verdict !== "no" && (classification[leg].grade ?? 1) > most,
  );
  return (["yes", "possible"] as const).flatMap((word) => {
    const ids = above
      .filter((tool) => tool.classification[leg].verdict === word)
      .map((tool) => tool.id)
      .sort(byText);
    if (ids.length === 0) return [];
    const holds = `${word === "yes" ? "" : "may "}${ids.length === 1 && word === "yes" ? "holds" : "hold"} ${LEG_WORDS[leg].phrase}`;
    const allowed = most === 0 ? `and no tool may` : `above grade ${most}, the highest that is allowed`;
    const message = `${ids.length === 1 ? "1 tool" : `${ids.length} tools`} of server ${sayName(server.name)} ${holds}${most === 0 ? "," : ""} ${allowed}: ${sayList(ids, 5)}.`;
    return [
      makeFinding(session, {
        rule: word === "yes" ? "LT043" : "LT044",
        message,
        servers: [server.name],
        tools: ids,
        identity: [leg, most, ids],
      }),
    ];
  });
}

function findObjection(session: Session, server: SessionServer, { against, tools, says }: Objection): Finding[] {
  const on = new Set(toolsOf(server).map((tool) => tool.id));
  const ids = tools.filter((id) => on.has(id)).sort(byText);
  if (tools.length > 0 && ids.length === 0) return [];
  const about =
    ids.length === 0
      ? `Server ${sayName(server.name)}`
      : ids.length === 1
        ? `Tool ${sayName(ids[0]!)}`
        : `Server ${sayName(server.name)} with ${sayList(ids, 5)}`;
  return [
    makeFinding(session, {
      rule: OF_OBJECTION[against],
      message: `${about} ${shorten(showHidden(says), 300)}.`,
      servers: [server.name],
      tools: ids,
      identity: [says, ids],
    }),
  ];
}

function toolsOf(server: SessionServer): SessionTool[] {
  return server.tools.filter((tool) => !tool.off);
}
