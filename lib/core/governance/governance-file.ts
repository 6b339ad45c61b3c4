import * as z from "zod";
import { ApprovalSchema, type Approval } from "../model/approval";
import type { AuditHead } from "../model/audit";
import { ServerRecordSchema, type ServerRecord } from "../model/server-record";
import { readJsonc } from "../text/jsonc";

/** Name and version of the file that people pass on. A later version that adds fields keeps the number. */
const SCHEMA = "trefoil-governance/1";

/** How many characters and entries of each kind are read from one file at most. */
const CHARACTERS = 16_000_000;
const ENTRIES = 20_000;

const FileSchema = z.object({
  schema: z.literal(SCHEMA),
  records: z.array(z.unknown()).default([]),
  approvals: z.array(z.unknown()).default([]),
});
const TimeSchema = z.object({ at: z.iso.datetime({ error: "is not a time such as 2026-03-01T12:00:00Z" }) });

/** What is wrong with a file, or with the entry that begins on a line (1-based); such an entry is left out, the rest go on. */
export type GovernanceProblem = { line?: number; message: string };
export type GovernanceFile = { records: ServerRecord[]; approvals: Approval[]; problems: GovernanceProblem[] };

/** Records and approvals as a file, one per line so that a diff shows what changed; sorted, so the same are the same bytes. */
export function writeGovernance(
  { records, approvals }: Pick<GovernanceFile, "records" | "approvals">,
  audit?: AuditHead,
): string {
  const lines = (some: readonly object[]) =>
    some.length > 0 ? `\n${some.map((one) => `    ${JSON.stringify(one)}`).join(",\n")}\n  ` : "";
  const sorted = <T extends Approval | ServerRecord>(some: readonly T[]) =>
    [...some].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const anchor = audit ? `  "audit": ${JSON.stringify(audit)},\n` : "";
  return `{\n  "schema": ${JSON.stringify(SCHEMA)},\n${anchor}  "records": [${lines(sorted(records))}],\n  "approvals": [${lines(sorted(approvals))}]\n}\n`;
}

/** Reads such a file. It never throws: what cannot be read is a problem, with its line where it has one. */
export function readGovernance(text: string): GovernanceFile {
  const refused = (problem: GovernanceProblem): GovernanceFile => ({ records: [], approvals: [], problems: [problem] });
  if (text.length > CHARACTERS)
    return refused({ message: `The file is longer than ${CHARACTERS / 1_000_000} million characters.` });
  const read = readJsonc(text);
  if (!read.ok) return refused({ line: read.problem.line, message: `This is not JSON: ${read.problem.message}.` });
  const file = FileSchema.safeParse(read.doc.value);
  if (!file.success)
    return refused({
      message: `This is not a file of records and approvals: it has to be {"schema": "${SCHEMA}", "records": […], "approvals": […]}.`,
    });
  const problems: GovernanceProblem[] = [];
  const records = readEntries(file.data.records, ServerRecordSchema, "records", read.doc, problems);
  const approvals = readEntries(file.data.approvals, ApprovalSchema, "approvals", read.doc, problems);
  return { records, approvals, problems: problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)) };
}

function readEntries<S extends z.ZodType>(
  entries: readonly unknown[],
  schema: S,
  place: string,
  doc: { line(path: (string | number)[]): number | undefined },
  problems: GovernanceProblem[],
): z.output<S>[] {
  const kept: z.output<S>[] = [];
  for (const [index, entry] of entries.slice(0, ENTRIES).entries()) {
    const parsed = schema.safeParse(entry);
    const issue = parsed.error?.issues[0] ?? TimeSchema.safeParse(entry).error?.issues[0];
    if (issue)
      problems.push({
        line: doc.line([place, index]),
        message: `“${issue.path.join(".") || place}”: ${issue.message}.`,
      });
    else kept.push(parsed.data as z.output<S>);
  }
  if (entries.length > ENTRIES)
    problems.push({ line: doc.line([place, ENTRIES]), message: `Only the first ${ENTRIES} ${place} are read.` });
  return kept;
}

function keyOf(one: Approval | ServerRecord): string {
  return JSON.stringify([one.server, one.tool ?? "", one.at]);
}

/** What is new in a file: decisions that are not stored, and records that differ from the stored one and are newer. */
export function newIn(
  file: Pick<GovernanceFile, "records" | "approvals">,
  known: Pick<GovernanceFile, "records" | "approvals">,
): Pick<GovernanceFile, "records" | "approvals"> & { older: number } {
  const decided = new Set(known.approvals.map(sameness));
  const kept = new Map(known.records.map((record) => [subjectOf(record), record]));
  const newest = new Map<string, ServerRecord>();
  for (const record of file.records)
    if (record.at >= (newest.get(subjectOf(record))?.at ?? "")) newest.set(subjectOf(record), record);
  const differing = [...newest].filter(([subject, record]) => sameness(record) !== sameness(kept.get(subject)));
  const newer = differing
    .filter(([subject, record]) => record.at >= (kept.get(subject)?.at ?? ""))
    .map(([, record]) => record);
  const approvals = [...new Map(file.approvals.map((approval) => [sameness(approval), approval])).values()].filter(
    (approval) => !decided.has(sameness(approval)),
  );
  return { records: newer, approvals, older: differing.length - newer.length };
}

const subjectOf = ({ server, tool }: ServerRecord): string => JSON.stringify([server, tool ?? null]);
const sameness = (one: Approval | ServerRecord | undefined): string =>
  one
    ? JSON.stringify(
        Object.entries(one)
          .filter(([, value]) => value !== undefined)
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      )
    : "";
