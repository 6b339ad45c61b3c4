import type { Analysis } from "../model/analysis";
import { LEGS, LEG_WORDS } from "../model/leg";
import type { Finding } from "../model/finding";
import type { Session } from "../model/session";
import { makeFinding, sayList, sayName, toolsOn } from "./define";
import { byText } from "../text/order";

/** How many near misses become findings at most. */
const MOST_NEAR_MISSES = 20;

/** What a session with two legs lacks, and what its switched-off servers and tools would complete. */
export function findNearMisses(session: Session, analysis: Analysis): Finding[] {
  const { verdict, nearMisses } = analysis;
  const findings: Finding[] = [];
  if (verdict.cautious === "two-legs") {
    const held = LEGS.filter((leg) => !verdict.missing.includes(leg)).map((leg) => LEG_WORDS[leg].phrase);
    const missing = verdict.missing.map((leg) => LEG_WORDS[leg].phrase);
    const message = `The session holds ${sayList(held)}, and no ${sayList(missing).replace(/^a /, "")}. One more tool with that leg completes the lethal trifecta.`;
    findings.push(makeFinding(session, { rule: "LT010", message, servers: [], tools: [] }));
  }
  const completing = nearMisses.filter((miss) => miss.level === "lethal" || miss.level === "possible");
  for (const miss of completing.slice(0, MOST_NEAR_MISSES)) {
    const word = miss.level === "lethal" ? "completes" : "may complete";
    const message = `Switching on ${sayName(miss.add)} ${word} the lethal trifecta${miss.through.length > 0 ? ` through ${sayList(miss.through)}` : ""}.`;
    findings.push(
      makeFinding(session, { rule: "LT010", message, servers: [], tools: miss.through, identity: miss.add }),
    );
  }
  return findings;
}

/** Servers whose tools were not seen, or not all of them. */
export function findUnseen(session: Session): Finding[] {
  return session.servers
    .filter((server) => !server.off && server.state !== "listed")
    .map((server) => {
      const reason = server.reason ? ` ${sentence(server.reason)}` : "";
      const message =
        server.state === "unlisted"
          ? `The tools of server ${sayName(server.name)} are unknown.${reason}`
          : `Only a part of the tools of server ${sayName(server.name)} was seen.${reason}`;
      return makeFinding(session, { rule: "LT011", message, servers: [server.name], tools: [] });
    });
}

/** Violations that a finding quotes; the rest are counted. */
const MOST_VIOLATIONS = 3;

/** Servers that did something against the protocol when they were listed, noise on standard output included. */
export function findViolations(session: Session): Finding[] {
  return session.servers
    .filter((server) => !server.off && server.violations !== undefined)
    .map(({ name, violations = [] }) => {
      const told = violations.slice(0, MOST_VIOLATIONS).map(sentence);
      const more = violations.length > told.length ? ` And ${violations.length - told.length} more.` : "";
      const message = `Server ${sayName(name)} does not keep to the protocol. ${told.join(" ")}${more}`;
      return makeFinding(session, { rule: "LT012", message, servers: [name], tools: [] });
    });
}

/** Servers that start from a registry without a fixed version. */
export function findUnpinned(session: Session): Finding[] {
  return session.servers
    .filter((server) => !server.off && server.reach?.pinned === false)
    .map((server) => {
      const message = `Server ${sayName(server.name)} starts whatever version is newest. Its command names no exact version: ${sayName(server.reach!.words)}`;
      return makeFinding(session, { rule: "LT021", message, servers: [server.name], tools: [] });
    });
}

/** Untrusted input in one session with tools that delete or overwrite irreversibly; one finding per session. */
export function findDestruction(session: Session): Finding[] {
  const tools = toolsOn(session);
  const entries = tools.filter((tool) => tool.classification.untrusted.verdict === "yes");
  const destructive = tools.filter((tool) => tool.classification.destructive);
  if (entries.length === 0 || destructive.length === 0) return [];
  const ids = destructive.map((tool) => tool.id).sort(byText);
  const servers = [...new Set(destructive.map((tool) => tool.server))];
  const message = `Text from outside can reach ${ids.length} destructive ${ids.length === 1 ? "tool" : "tools"}: ${sayList(ids, 5)}. It comes in through ${sayList(entries.map((tool) => tool.id).sort(byText), 3)}.`;
  return [makeFinding(session, { rule: "LT030", message, servers, tools: ids, identity: "session" })];
}

function sentence(text: string): string {
  const said = sayName(text);
  return /[.!?…]$/.test(said) ? said : `${said}.`;
}
