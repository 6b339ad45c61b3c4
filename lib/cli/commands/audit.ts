import { readAuditLines } from "@/lib/core/governance/audit-file";
import type { AuditLine } from "@/lib/core/governance/audit-file";
import { verifyAudit } from "@/lib/core/governance/verify-audit";
import type { AuditVerdict } from "@/lib/core/governance/verify-audit/verdict";
import { readGuardNote, sayGuardLog, verifyGuardLog, type GuardLogVerdict } from "@/lib/core/guard/audited";
import { GUARD_CLIENTS } from "@/lib/core/guard/clients";
import { showHidden } from "@/lib/core/text/visible";
import { logFiles } from "@/lib/guard/log-files";
import { placeOf } from "@/lib/guard/place";
import { isSignedBy } from "@/lib/secrets/check-signature";
import { oneOf, readArguments, type Command } from "../command";
import { EXIT, Failure } from "../exit";
import { readText, shownPath } from "../files";
import type { Io } from "../io";

/** How many characters of a digest are needed at least. */
const DIGEST_AT_LEAST = 16;

const help = `Usage: trefoil audit verify FILE.jsonl [--head DIGEST] [--key KEY] [--guard] [--format FORMAT]
       trefoil audit export [-o FILE.jsonl]

The audit log records what was shown and decided, one entry per line. Each entry is signed and contains the digest of
the entry before it; the last line of an export says how many entries the log had.

audit verify checks an exported log and reports the first line that was changed, removed, moved, inserted, or cut off
at the end.

  --head DIGEST             a head that you kept elsewhere, or at least its first ${DIGEST_AT_LEAST} characters. Every report and the audit
                            log's page show it. Only this reveals that the log continued after this export, or that
                            all of it was rewritten with Trefoil's own key
  --key KEY                 the key that must have signed; the audit log's page shows it. Without it, the key that the
                            first entry names is used, whoever owns it
  --guard                   also compare the guard's logs in the data folder with their record in the audit log
  --format FORMAT           text or json (default: text)

audit export writes the log of the data folder (TREFOIL_DATA, or the usual place), even while the app is running.

  -o, --output FILE         write to a file instead of standard output

Exit codes: 0 the log is intact; 1 it is not; 2 wrong usage, or a file cannot be read; 5 the log is empty, which proves
nothing.
`;

async function run(args: string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments({
    args,
    allowPositionals: true,
    options: {
      head: { type: "string" },
      key: { type: "string" },
      format: { type: "string", default: "text" },
      guard: { type: "boolean", default: false },
    },
  });
  const [word, path] = positionals;
  if (word !== "verify" || path === undefined || positionals.length !== 2)
    throw new Failure("Use “audit verify FILE” or “audit export”; see --help.");
  const format = oneOf("--format", values.format, ["text", "json"] as const);
  const head = values.head?.toLowerCase();
  if (head !== undefined && (head.length < DIGEST_AT_LEAST || /[^0-9a-f]/.test(head)))
    throw new Failure(`--head takes a digest: at least ${DIGEST_AT_LEAST} of the characters 0-9 and a-f.`);
  const lines = readAuditLines(await readText(io, path));
  const verdict = verifyAudit(lines, { isSignedBy, closes: true, key: values.key, head });
  const guard = values.guard ? await guardVerdicts(io, lines) : [];
  io.stdout.write(
    format === "json"
      ? `${JSON.stringify({ schema: "trefoil-audit-verdict/1", follows: verdict.fault === undefined, ...verdict, ...(values.guard && { guard }) }, null, 2)}\n`
      : `${say(verdict, shownPath(path), { key: values.key, head })}${values.guard ? sayGuard(guard) : ""}`,
  );
  if (verdict.fault || guard.some(({ faults }) => faults.length > 0)) return EXIT.found;
  return verdict.entries === 0 ? EXIT.incomplete : EXIT.ok;
}

/** For each client whose log is in the audit log: whether it is unchanged since it was taken in. */
async function guardVerdicts(io: Io, lines: readonly AuditLine[]): Promise<GuardLogVerdict[]> {
  const notes = lines.flatMap((line) => ("entry" in line ? (readGuardNote(line.entry) ?? []) : []));
  const verdicts: GuardLogVerdict[] = [];
  for (const { id } of GUARD_CLIENTS) {
    const own = notes.filter(({ client }) => client === id);
    if (own.length > 0) verdicts.push(await verifyGuardLog(id, own, await logFiles(placeOf(io.env, id).folder)));
  }
  return verdicts;
}

function sayGuard(verdicts: readonly GuardLogVerdict[]): string {
  if (verdicts.length === 0) return "The audit log holds nothing of a guard's log.\n";
  return verdicts.flatMap((verdict) => sayGuardLog(verdict).map((line) => `${showHidden(line)}\n`)).join("");
}

function say(
  { entries, head, key, grown, fault }: AuditVerdict,
  path: string,
  asked: { key?: string; head?: string },
): string {
  const told = (lines: string[]) => lines.map((line) => `${showHidden(line)}\n`).join("");
  const until = head.seq === 0 ? "nothing before it follows" : `entries 1 to ${head.seq} follow, up to ${head.digest}`;
  if (fault)
    return told([`✖ ${path}, line ${fault.line}: ${fault.what}`, fault.says, `What comes before it: ${until}.`]);
  if (entries === 0) return told([`${path} is an empty log: it proves nothing.`]);
  return told([
    `✔ ${path}: chain verified, ${entriesOf(entries)} intact.`,
    `Head: ${head.digest}`,
    `Key: ${key}${asked.key ? "" : " (named by the log itself: compare it with the one that Trefoil shows)"}`,
    asked.head
      ? `The head that you kept is in it${grown ? `; ${entriesOf(grown)} came after` : ", and is its last entry"}.`
      : "Whether the log went on after this export cannot be told from the file: give a head that was kept elsewhere with --head.",
  ]);
}

const entriesOf = (n: number): string => `${n} ${n === 1 ? "entry" : "entries"}`;

const audit: Command = { help, run };
export default audit;
