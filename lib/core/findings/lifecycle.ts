import type { FindingRecord, FindingState } from "../model/finding-record";
import type { Finding } from "../model/finding";
import type { Session } from "../model/session";
import { severityOfFinding } from "../rules/finding-severity";

/**
 * How findings of a session live on from one judgement to the next.
 *
 * **The same finding** is one of the same session with the same fingerprint: the same rule about the same servers, by name (and of
 * a remark, about the same tools). Other words, another version, another path through the same servers, another severity are
 * the same finding; a server more or less, or a possible one that is certain now, is another one.
 *
 * **States.** It is *open* from the day on which it is first found. Somebody can *accept* it until a day; on the day after it is open
 * again. When it is not found any more it has ended: *fixed* when all its servers are still part of the session and were seen
 * whole, so that something was done about it (a switch, one tool less, another verdict); *gone* when one of its servers is not
 * part of the session any more. While one of its servers could not be seen completely, it stays as it was: what was not seen is not fixed. What is found again is open again, with its first day, its owner and any acceptance that has not expired.
 */
export function follow(
  known: readonly FindingRecord[],
  found: readonly Finding[],
  session: Session,
  sessionId: string,
  today: string,
): FindingRecord[] {
  const before = new Map(known.map((record) => [record.fingerprint, record]));
  const now = new Set(found.map(({ fingerprint }) => fingerprint));
  const seen = found.map((finding): FindingRecord => {
    const record = before.get(finding.fingerprint);
    const { tools } = finding.witness ?? {};
    return {
      sessionId,
      fingerprint: finding.fingerprint,
      rule: finding.rule,
      message: finding.message,
      servers: finding.servers,
      tools: finding.tools,
      legs: tools ? [tools.private, tools.untrusted, tools.egress] : [],
      severity: severityOfFinding(finding),
      confirmed: finding.witness?.rating?.confirmed ?? true,
      owner: record?.owner ?? null,
      due: record?.due ?? null,
      accepted: record?.accepted ?? null,
      firstSeen: record?.firstSeen ?? today,
      lastSeen: today,
      ended: null,
    };
  });
  const states = new Map(session.servers.map((server) => [server.name, server.state]));
  const unseen = known
    .filter(({ fingerprint }) => !now.has(fingerprint))
    .map((record): FindingRecord => {
      if (record.rule === "" || record.servers.some((name) => !states.has(name))) return { ...record, ended: "gone" };
      const whole = record.servers.every((name) => states.get(name) === "listed");
      return { ...record, ended: whole || record.rule === "LT011" ? "fixed" : record.ended };
    });
  return [...seen, ...unseen];
}

/** Its state on a day. */
export function stateOn(today: string, { ended, accepted }: FindingRecord): FindingState {
  return ended ?? (accepted && today <= accepted.until ? "accepted" : "open");
}
