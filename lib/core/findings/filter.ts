import * as z from "zod";
import { FINDING_STATES, type FindingRecord, type FindingState } from "../model/finding-record";
import { SEVERITIES, SeveritySchema } from "../model/severity";
import { findRule } from "../rules/rules";
import { stateOn } from "./lifecycle";
import { byText } from "../text/order";

/** A finding as lists show it, on a day. */
export type FindingRow = FindingRecord & { session: string; state: FindingState; title: string };

export function rowOf(record: FindingRecord, session: string, today: string): FindingRow {
  return {
    ...record,
    session,
    state: stateOn(today, record),
    title: findRule(record.rule)?.title ?? "Accepted earlier",
  };
}

/** Which findings an address selects; what cannot be read is ignored. */
export const FindingFilterSchema = z.object({
  /** Without one, open and accepted findings. */
  state: z
    .enum([...FINDING_STATES, "all"])
    .optional()
    .catch(undefined),
  severity: SeveritySchema.optional().catch(undefined),
  sure: z.enum(["confirmed", "uncertain"]).optional().catch(undefined),
  session: z.string().max(60).optional().catch(undefined),
  text: z.string().max(200).optional().catch(undefined),
  /** Only findings about all of these servers. */
  server: z
    .union([z.string().max(500), z.array(z.string().max(500)).max(10)])
    .transform((said) => [said].flat().filter((name) => name !== ""))
    .optional()
    .catch(undefined),
});
export type FindingFilter = z.infer<typeof FindingFilterSchema>;

/** Keys and values of the address that asks for it. */
export function findingsQuery(asked: FindingFilter, more: Record<string, string> = {}): [string, string][] {
  return Object.entries({ ...asked, ...more }).flatMap(([key, value]) =>
    [value ?? []].flat().flatMap((one): [string, string][] => (one === "" ? [] : [[key, one]])),
  );
}

/** The selected findings: the most severe first, then certain ones, then open ones, then by session, rule and name. */
export function filterFindings(rows: readonly FindingRow[], asked: FindingFilter): FindingRow[] {
  const text = asked.text?.trim().toLowerCase();
  return rows
    .filter(
      (row) =>
        (asked.state === "all" ||
          (asked.state === undefined ? row.state === "open" || row.state === "accepted" : row.state === asked.state)) &&
        (asked.severity === undefined || row.severity === asked.severity) &&
        (asked.sure === undefined || row.confirmed === (asked.sure === "confirmed")) &&
        (!asked.session || row.sessionId === asked.session) &&
        (asked.server ?? []).every((name) => row.servers.includes(name)) &&
        (!text ||
          [row.message, row.rule, row.title, row.session, ...row.servers, row.owner ?? ""].some((one) =>
            one.toLowerCase().includes(text),
          )),
    )
    .sort(
      (a, b) =>
        SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
        Number(b.confirmed) - Number(a.confirmed) ||
        FINDING_STATES.indexOf(a.state) - FINDING_STATES.indexOf(b.state) ||
        byText(a.session, b.session) ||
        byText(a.rule, b.rule) ||
        a.servers.length - b.servers.length ||
        byText(a.servers.join("\n"), b.servers.join("\n")) ||
        byText(a.fingerprint, b.fingerprint),
    );
}
