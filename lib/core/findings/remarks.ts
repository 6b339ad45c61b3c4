import type { Finding } from "../model/finding";
import type { Remark } from "../model/remark";
import type { Session } from "../model/session";
import { findRule } from "../rules/rules";
import { showHidden, shorten } from "../text/visible";
import { makeFinding, sayList, sayName } from "./define";
import { byText } from "../text/order";

const MESSAGE_LENGTH = 400;

/** The remarks that count: neither their server nor all of their tools are switched off. */
export function remarksOn(session: Session): Remark[] {
  const servers = new Map(session.servers.map((server) => [server.name, server]));
  return (session.remarks ?? []).flatMap((remark) => {
    const server = servers.get(remark.server);
    if (!server || server.off) return [];
    const off = new Set(server.tools.filter((tool) => tool.off).map((tool) => tool.id));
    const tools = remark.tools.filter((id) => !off.has(id));
    return remark.tools.length > 0 && tools.length === 0 ? [] : [{ ...remark, tools }];
  });
}

/**
 * What servers say of their tools, as findings: one for each rule and server, and for mere notes one for each rule, so that there are few of them beside the trifectas. A further tool makes it another finding: whoever accepts one accepts the tools that it names.
 */
export function findRemarked(session: Session): Finding[] {
  const groups = new Map<string, Remark[]>();
  for (const remark of remarksOn(session)) {
    const rule = findRule(remark.rule);
    if (!rule) continue;
    const key = rule.level === "note" ? remark.rule : `${remark.rule}\n${remark.server}`;
    groups.set(key, [...(groups.get(key) ?? []), remark]);
  }
  return [...groups.values()].map((remarks) => {
    const [first] = remarks;
    const { id, title } = findRule(first!.rule)!;
    const servers = [...new Set(remarks.map(({ server }) => server))].sort(byText);
    const tools = [...new Set(remarks.flatMap((remark) => remark.tools))].sort(byText);
    const where = tools.length > 0 ? sayList(tools, 3) : `server ${sayName(first!.server)} as a whole`;
    return makeFinding(session, {
      rule: id,
      message: `${title}: ${where}. ${shorten(showHidden(first!.message), MESSAGE_LENGTH)}`,
      servers,
      tools,
      identity: tools,
    });
  });
}
