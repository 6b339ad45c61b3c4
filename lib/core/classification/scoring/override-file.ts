import * as z from "zod";
import { LEGS } from "../../model/leg";
import { VerdictWordSchema, type Override } from "../../model/verdict";
import { readJsonc } from "../../text/jsonc";

/** Name and version of the file that people pass on. A later version that adds fields keeps the number. */
const SCHEMA = "trefoil-overrides/1";

/** Most characters and entries that are read from one file. */
const CHARACTERS = 8_000_000;
const ENTRIES = 20_000;

const text = (most: number) =>
  z.string("is missing or not a text").min(1, "is empty").max(most, `is longer than ${most} characters`);
export const OverrideEntrySchema = z.object(
  {
    server: text(500).describe("Name of the server."),
    tool: text(500).describe("Name of the tool."),
    leg: z.enum(LEGS, `has to be one of ${LEGS.join(", ")}`).describe("Which leg it is about."),
    verdict: z
      .enum(VerdictWordSchema.options, `has to be one of ${VerdictWordSchema.options.join(", ")}`)
      .describe("The person’s verdict."),
    by: text(200).describe("Who says so."),
    at: z.iso
      .datetime({ offset: true, error: "is not a time such as 2026-03-01T12:00:00Z" })
      .describe("When, ISO 8601."),
    reason: text(4_000).describe("Why."),
    reached: text(500)
      .optional()
      .describe("How the server is reached, so that others recognise it under another name."),
    definition: z
      .string()
      .regex(/^[\w-]{16}$/, "is not a digest of 16 characters")
      .optional()
      .describe("Digest of the definition that the person saw."),
  },
  "The entry is not an object.",
);
export const OverrideFileSchema = z.object({
  schema: z.literal(SCHEMA).describe("Name and version of the format."),
  overrides: z.array(z.unknown()).describe("The overrides."),
});

/** What is wrong with a file, or with the entry that begins on a line (1-based); such an entry is left out, the rest go on. */
export type OverrideProblem = { line?: number; message: string };
/**
 * An override as it is passed on: with the way the server is reached, by which others have it under another name, and the digest of the
 * definition that the person saw (both as for known tools). Neither is there where it is not known.
 */
export type FiledOverride = Override & { reached?: string; definition?: string };
export type OverridesFile = { overrides: FiledOverride[]; problems: OverrideProblem[] };

/** The overrides as a file, one on a line so that a diff tells what changed; sorted, so the same overrides are the same bytes. */
export function writeOverrides(overrides: readonly FiledOverride[]): string {
  const sorted = [...overrides].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const lines = sorted.map(
    ({ server, tool, leg, verdict, by, at, reason, reached, definition }) =>
      `    ${JSON.stringify({ server, tool, leg, verdict, by, at, reason, reached, definition })}`,
  );
  return `{\n  "schema": ${JSON.stringify(SCHEMA)},\n  "overrides": [${lines.length > 0 ? `\n${lines.join(",\n")}\n  ` : ""}]\n}\n`;
}

/** Reads such a file. It never throws: what cannot be read is a problem, with its line where it has one. */
export function readOverrides(text: string): OverridesFile {
  if (text.length > CHARACTERS)
    return refused({ message: `The file is longer than ${CHARACTERS / 1_000_000} million characters.` });
  const read = readJsonc(text);
  if (!read.ok) return refused({ line: read.problem.line, message: `This is not JSON: ${read.problem.message}.` });
  const file = OverrideFileSchema.safeParse(read.doc.value);
  if (!file.success)
    return refused({
      message: `This is not a file of overrides: it has to be {"schema": "${SCHEMA}", "overrides": […]}.`,
    });
  return readEntries(file.data.overrides, (index) => read.doc.line(["overrides", index]));
}

function refused(problem: OverrideProblem): OverridesFile {
  return { overrides: [], problems: [problem] };
}

function readEntries(entries: readonly unknown[], lineOf: (index: number) => number | undefined): OverridesFile {
  const kept = new Map<string, { override: FiledOverride; line?: number }>();
  const problems: OverrideProblem[] = [];
  entries.slice(0, ENTRIES).forEach((entry, index) => {
    const line = lineOf(index);
    const parsed = OverrideEntrySchema.safeParse(entry);
    if (!parsed.success) {
      const issue = parsed.error.issues[0]!;
      problems.push({
        line,
        message: issue.path.length > 0 ? `“${issue.path.join(".")}” ${issue.message}.` : issue.message,
      });
      return;
    }
    const override = parsed.data;
    const earlier = kept.get(keyOf(override));
    if (earlier)
      problems.push({
        line,
        message: `The same leg of the same tool stands on line ${earlier.line ?? "?"} already; the newer of the two is taken.`,
      });
    if (!earlier || !isOlder(override, earlier.override)) kept.set(keyOf(override), { override, line });
  });
  if (entries.length > ENTRIES)
    problems.push({ line: lineOf(ENTRIES), message: `Only the first ${ENTRIES} entries are read.` });
  return { overrides: [...kept.values()].map(({ override }) => override), problems };
}

/** What taking over a file does to what is known: each override is new, the same as the known one, or takes its place. */
export type Takeover = { override: Override; effect: "new" | "same" | "replaces"; known?: Override };

export function compareOverrides(known: readonly Override[], incoming: readonly Override[]): Takeover[] {
  const byKey = new Map(known.map((one) => [keyOf(one), one]));
  return incoming.map((override) => {
    const before = byKey.get(keyOf(override));
    if (!before) return { override, effect: "new" };
    const same =
      before.verdict === override.verdict &&
      before.by === override.by &&
      before.at === override.at &&
      before.reason === override.reason;
    return { override, effect: same ? "same" : "replaces", known: before };
  });
}

/** Overrides of the same tool and leg of the same server take each other's place. */
function keyOf({ server, tool, leg }: Override): string {
  return JSON.stringify([server, tool, leg]);
}

function isOlder(a: Override, b: Override): boolean {
  return Date.parse(a.at) < Date.parse(b.at);
}
