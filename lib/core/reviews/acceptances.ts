import { readJson } from "../text/read-json";
import * as z from "zod";
import type { Level } from "../model/analysis";
import { LETHAL_RULES } from "../findings/define";
import { AcceptanceSchema, type Acceptance } from "../model/review";
import type { Decided, Finding } from "../model/finding";
import type { Report } from "../model/report";
import { sayDay } from "../text/say-date";

const SCHEMA = "trefoil-acceptances/1";
const MOST = 5000;
export const AcceptanceFileSchema = z.object({
  schema: z.literal(SCHEMA).describe("Name and version of the format."),
  acceptances: z.array(AcceptanceSchema).max(MOST).describe("The findings that somebody accepted."),
});

/** The state on a day: accepted until a later day, or open again since that day is over. Neither changes what was found. */
export function decidedOn(today: string, acceptances: readonly Acceptance[]): Decided[] {
  return acceptances.map(({ fingerprint, owner, reason, until }) =>
    today <= until ? { fingerprint, accepted: { owner, reason, until } } : { fingerprint, lapsed: { owner, until } },
  );
}

/**
 * The level of what nobody has accepted. Sets that are not written out as findings count as open, so that nothing slips
 * through. The verdict itself never changes by an acceptance.
 */
export function levelOfOpen({
  verdict,
  findings,
  minimalServerSetCount,
}: Pick<Report, "verdict" | "findings" | "minimalServerSetCount">): Level {
  const sets = findings.filter((finding) => LETHAL_RULES.has(finding.rule));
  const lethal = sets.filter((finding) => finding.rule !== "LT004");
  const isOpen = (some: readonly Finding[]) => some.some((finding) => finding.accepted === undefined);
  if (isOpen(lethal) || String(lethal.length) !== minimalServerSetCount.plain) return verdict.level;
  if (verdict.level === "lethal" || verdict.level === "possible")
    return isOpen(sets) || BigInt(sets.length) < BigInt(minimalServerSetCount.cautious) ? "possible" : "two-legs";
  return verdict.level;
}

/** What the acceptances mean for a reader of the verdict, one sentence each. */
export function sayAcceptances(findings: readonly Finding[]): string[] {
  const accepted = findings.flatMap((finding) => (finding.accepted ? [finding.accepted] : []));
  const lapsed = findings.flatMap((finding) => (finding.lapsed ? [finding.lapsed] : []));
  const first = accepted.map((one) => one.until).sort()[0];
  return [
    ...(first === undefined
      ? []
      : [
          `${accepted.length === 1 ? "1 finding is" : `${accepted.length} findings are`} accepted, the first until ${sayDay(first)}. Accepted is not fixed: the verdict counts ${accepted.length === 1 ? "it" : "them"} in full.`,
        ]),
    ...(lapsed.length === 0
      ? []
      : [
          `${lapsed.length === 1 ? "1 acceptance has" : `${lapsed.length} acceptances have`} ended, so ${lapsed.length === 1 ? "its finding is" : "their findings are"} open again.`,
        ]),
  ];
}

/** The acceptances as a file to commit; sorted, so the same ones are the same bytes. */
export function writeAcceptances(acceptances: readonly Acceptance[]): string {
  const sorted = [...acceptances].sort((a, b) =>
    a.fingerprint < b.fingerprint ? -1 : a.fingerprint > b.fingerprint ? 1 : 0,
  );
  const rows = sorted.map(({ fingerprint, finding, owner, reason, until, at }) => ({
    fingerprint,
    finding,
    owner,
    reason,
    until,
    at,
  }));
  return `${JSON.stringify({ schema: SCHEMA, acceptances: rows }, null, 2)}\n`;
}

/** Reads such a file, whole or not at all: half a list of exceptions is none. Never throws. */
export function readAcceptances(
  text: string,
): { ok: true; acceptances: Acceptance[] } | { ok: false; problem: string } {
  const read = readJson(text);
  if (!read.ok) return read;
  const parsed = AcceptanceFileSchema.safeParse(read.value);
  if (parsed.success) return { ok: true, acceptances: parsed.data.acceptances };
  const [issue] = parsed.error.issues;
  return {
    ok: false,
    problem: `This is not a list of acceptances: ${issue ? `${issue.path.join(".") || "the file"}: ${issue.message}` : "it has another form"}`,
  };
}
