import * as z from "zod";
import { ApprovalSchema, type Approval } from "../model/approval";
import { readJsonc } from "../text/jsonc";

/** Name and version of the file with the decisions of a workspace. */
const SCHEMA = "trefoil-approvals/1";

/** How many characters and entries are read from one file at most. */
const CHARACTERS = 8_000_000;
const ENTRIES = 20_000;

export const ApprovalFileSchema = z.object({
  schema: z.literal(SCHEMA).describe("Name and version of the format."),
  approvals: z
    .array(z.unknown())
    .max(ENTRIES, `holds more than ${ENTRIES} entries`)
    .describe("The decisions in the order in which they were made."),
});
export const ApprovalEntrySchema = ApprovalSchema.extend({
  at: z.iso.datetime({ offset: true, error: "is not a time such as 2026-03-01T12:00:00Z" }).describe("When, ISO 8601."),
  until: z.iso
    .date("is not a day such as 2027-03-31")
    .optional()
    .describe("Last day on which it holds, YYYY-MM-DD; absent: no end."),
});

/** The decisions as a file, one on a line in the order in which they were made; the same decisions are the same bytes. */
export function writeApprovals(approvals: readonly Approval[]): string {
  const lines = approvals
    .map(({ server, tool, digest, decision, by, at, until, reason, protocolVersion }) => ({
      at,
      line: JSON.stringify({ server, tool, digest, decision, by, at, until, reason, protocolVersion }),
    }))
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.line < b.line ? -1 : 1))
    .map(({ line }) => `    ${line}`);
  return `{\n  "schema": ${JSON.stringify(SCHEMA)},\n  "approvals": [${lines.length > 0 ? `\n${lines.join(",\n")}\n  ` : ""}]\n}\n`;
}

/** Reads such a file. It never throws: what cannot be read is a problem, with its line where it has one. */
export function readApprovals(text: string): { approvals: Approval[]; problems: { line?: number; message: string }[] } {
  const refused = (message: string, line?: number) => ({ approvals: [], problems: [{ line, message }] });
  if (text.length > CHARACTERS) return refused(`The file is longer than ${CHARACTERS / 1_000_000} million characters.`);
  const read = readJsonc(text);
  if (!read.ok) return refused(`This is not JSON: ${read.problem.message}.`, read.problem.line);
  const file = ApprovalFileSchema.safeParse(read.doc.value);
  if (!file.success)
    return refused(
      `This is not a file of approvals: it has to be {"schema": "${SCHEMA}", "approvals": […]} with at most ${ENTRIES} entries.`,
    );
  const approvals: Approval[] = [];
  const problems: { line?: number; message: string }[] = [];
  file.data.approvals.forEach((entry, index) => {
    const parsed = ApprovalEntrySchema.safeParse(entry);
    if (parsed.success) approvals.push(parsed.data);
    else
      problems.push({
        line: read.doc.line(["approvals", index]),
        message: `“${parsed.error.issues[0]!.path.join(".")}” ${parsed.error.issues[0]!.message}.`,
      });
  });
  return { approvals, problems };
}
