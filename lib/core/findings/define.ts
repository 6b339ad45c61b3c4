import type { Finding } from "../model/finding";
import { findRule } from "../rules/rules";
import type { Session, SessionTool } from "../model/session";
import { digestOf } from "../text/digest";
import { showHidden, shorten } from "../text/visible";
import { joinWords } from "../text/join-words";
import { byText } from "../text/order";

type Draft = Pick<Finding, "message" | "servers" | "tools" | "witness"> & { rule: string; identity?: unknown };

/**
 * Closes a draft into a finding. Its identity is rule and servers, and what `identity` adds, so that it stays the
 * same finding when lines move, texts are reworded, or another tool illustrates it better.
 */
export function makeFinding(session: Session, { rule, identity = null, ...draft }: Draft): Finding {
  const servers = [...draft.servers].sort(byText);
  const origin = servers
    .map((name) => session.servers.find((server) => server.name === name)?.origin)
    .find((found) => found !== undefined);
  return {
    rule,
    level: findRule(rule)!.level,
    message: draft.message,
    servers,
    tools: [...draft.tools].sort(byText),
    witness: draft.witness,
    location: origin && { file: origin.file, line: origin.line },
    fingerprint: digestOf({ rule, servers, identity }),
  };
}

/** Rules that say that something is lethal, confirmed or including what is possible. */
export const LETHAL_RULES: ReadonlySet<string> = new Set(["LT001", "LT002", "LT003", "LT004"]);

/**
 * What is lethal first, in the order in which it was found: the worst first. Then rules in the order of their ids, within a rule
 * smaller sets first, then by name: a total order.
 */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const others = findings.filter((finding) => !LETHAL_RULES.has(finding.rule));
  others.sort(
    (a, b) =>
      byText(a.rule, b.rule) ||
      a.servers.length - b.servers.length ||
      byText(a.servers.join("\n"), b.servers.join("\n")) ||
      byText(a.tools.join("\n"), b.tools.join("\n")) ||
      byText(a.fingerprint, b.fingerprint),
  );
  return [...findings.filter((finding) => LETHAL_RULES.has(finding.rule)), ...others];
}

/** A name for use in a sentence: nothing hidden, not too long. */
export function sayName(name: string): string {
  return shorten(showHidden(name), 120) || "(no name)";
}

/** `a`, `a and b`, `a, b and c`; beyond `most` the rest is counted. */
export function sayList(names: readonly string[], most = 6): string {
  const said = names.slice(0, most).map(sayName);
  if (names.length > most) said.push(`${names.length - most} more`);
  return joinWords(said);
}

/** The tools that count: neither they nor their server are switched off. */
export function toolsOn(session: Session): SessionTool[] {
  return session.servers.filter((server) => !server.off).flatMap((server) => server.tools.filter((tool) => !tool.off));
}
