import type { Finding } from "../../model/finding";
import { serverLabel } from "../../session/server-label";
import { joinWords } from "../../text/join-words";
import { sayDay } from "../../text/say-date";
import { sayStatus } from "../../text/say-status";
import type { Span } from "./blocks";

/** The servers that it involves, as a heading. */
export function sayWhere({ servers, rule, tools }: Pick<Finding, "servers" | "rule" | "tools">): string {
  if (rule === "LT001" && tools.length === 1) return `${tools[0]} alone`;
  const labels = servers.map((name) => serverLabel({ name, builtIn: name.startsWith("host:") }));
  return labels.length === 1 ? `${labels[0]} alone` : `${joinWords(labels)} together`;
}

/** The state of a finding: open or accepted, since when, who takes care of it and until which day. */
export function statusOf(finding: Finding): Span[] {
  const { firstSeen, owner, due, accepted, lapsed } = finding;
  if (accepted || lapsed) return [sayStatus(finding)];
  const by = [owner ? `owner ${owner}` : "", due ? `due ${sayDay(due)}` : ""].filter((one) => one !== "");
  return [
    ["Open", ...(firstSeen ? [`since ${sayDay(firstSeen)}`] : [])].join(" ") + by.map((one) => `, ${one}`).join(""),
  ];
}
