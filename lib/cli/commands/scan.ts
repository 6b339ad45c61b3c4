import type { ParseArgsConfig } from "node:util";
import { isBreach } from "@/lib/core/findings/governance";
import { readFrozen } from "@/lib/core/lock/lock";
import { judgePolicy } from "@/lib/core/analysis/policies";
import type { Level } from "@/lib/core/model/analysis";
import { POLICY_LEVELS, type PolicyLevel } from "@/lib/core/model/policy";
import type { Session } from "@/lib/core/model/session";
import { levelOfOpen } from "@/lib/core/reviews/acceptances";
import { levelOfNew } from "@/lib/core/lock/baseline";
import { oneOf, readArguments, type Command } from "../command";
import { checkCover, choicesOf, COVER_HELP, COVER_OPTIONS, writeCover, type CoverValues } from "../cover";
import { EXIT, Failure } from "../exit";
import { readText, shownPath } from "../files";
import type { Io } from "../io";
import { readDay, readReported, REPORT_HELP, REPORT_OPTIONS } from "../read-reported";
import { checkFormat, FORMAT_NAMES, writeReport } from "../write-report";
import { judge } from "../judge";
import { refuseUnseen } from "../refuse-unseen";
import { SESSION_HELP, SESSION_OPTIONS, type Values as Judgeable } from "../session-options";
import type { ArgumentTokens } from "../session-words";
import { namesInput, scanMachine } from "../scan-machine";

const THRESHOLDS = ["lethal", "possible", "two-legs", "none"] as const;
type Threshold = (typeof THRESHOLDS)[number];

const help = `Usage: trefoil scan [CONFIG...] [options]

Judges the session that the servers in the given client configs make up. Configs are only read.
Nothing is started by default: a server is started or contacted only if you allow it.
Without a config, Trefoil finds those of every known client on this machine, and judges each client's session separately.
Formats other than text are then written to a folder, one file per client: name the folder with -o, ending in a slash.

${SESSION_HELP}
${REPORT_HELP}
Output
  --format FORMAT           ${FORMAT_NAMES.join(", ")} (default: text)
  -o, --output FILE         write the report to a file instead of standard output
  --paper SIZE              paper size of a PDF: A4 or Letter (default: A4)
  --since FILE              an earlier JSON report: the new one begins with what changed since
  --fail-on LEVEL           ${THRESHOLDS.join(", ")} (default: lethal)
  --baseline FILE           a lock or JSON report: only what is new since then counts for --fail-on
  --allow-incomplete        do not fail if a server could not be seen

${COVER_HELP}
Exit codes
  0  the verdict is below --fail-on, and everything was seen
  1  the verdict, or that of a policy in --policies (broken counts as lethal, one side short as
     two-legs), is at or above --fail-on, even if not everything was seen; or another requirement
     of --policies is not met (a hint, a grade, an approval), whatever the level and --baseline
  2  wrong usage, or a file cannot be read
  3  below --fail-on, but a server requires a sign-in
  4  below --fail-on, but a server could not be reached
  5  below --fail-on, but not everything was seen: starting a server was not allowed, or its tool list is incomplete
Of 3, 4 and 5 the lowest that applies is returned. --fail-on none never returns 1; 3 to 5 remain.
`;

/** The level of a policy that corresponds to a level of the trifecta. */
const AS_POLICY: Record<Exclude<Threshold, "none">, PolicyLevel> = {
  lethal: "broken",
  possible: "possible",
  "two-legs": "one-short",
};

const WORST_FIRST: readonly Level[] = ["lethal", "possible", "two-legs", "clear"];

const OPTIONS = {
  ...SESSION_OPTIONS,
  ...REPORT_OPTIONS,
  ...COVER_OPTIONS,
  since: { type: "string" },
  paper: { type: "string", default: "A4" },
  format: { type: "string", default: "text" },
  output: { type: "string", short: "o" },
  "fail-on": { type: "string", default: "lethal" },
  baseline: { type: "string" },
} satisfies ParseArgsConfig["options"];

async function run(args: string[], io: Io): Promise<number> {
  const { values, tokens } = readArguments({
    args,
    allowPositionals: true,
    tokens: true,
    options: OPTIONS,
  });
  checkFormat(values);
  checkCover(values);
  const judging: Judging = {
    values,
    threshold: oneOf("--fail-on", values["fail-on"], THRESHOLDS),
    baseline: values.baseline === undefined ? undefined : await readBaseline(io, values.baseline),
    reported: await readReported(io, values),
  };
  if (!namesInput(values, tokens))
    return scanMachine(io, values, (session, output) =>
      scanOne(io, { ...judging, values: { ...values, ...session, output } }, session.files),
    );
  return scanOne(io, judging, tokens);
}

type Values = Judgeable & CoverValues & { format: string; output?: string; paper: string; "allow-incomplete": boolean };
type Judging = {
  values: Values;
  threshold: Threshold;
  baseline?: Session;
  reported: Awaited<ReturnType<typeof readReported>>;
};

/** Judges one session, writes its report and returns its exit code. */
async function scanOne(
  io: Io,
  { values, threshold, baseline, reported }: Judging,
  tokens: ArgumentTokens,
): Promise<number> {
  const judged = await judge(io, { values, tokens }, reported);
  const { report } = judged;
  await writeReport(io, writeCover(report, values), { ...values, choices: choicesOf(values, readDay(values.today)) });
  const open = levelOfOpen(report);
  const level = baseline ? mildest(levelOfNew(baseline, judged.session), open) : open;
  if (open !== report.verdict.level)
    io.stderr.write(
      `Without accepted findings the level is ${open}; the session as a whole is ${report.verdict.level}.\n`,
    );
  if (baseline)
    io.stderr.write(
      `${level === "clear" ? "Nothing that counts is new since the baseline" : `What is new since the baseline is ${level}`}; the session as a whole is ${report.verdict.level}.\n`,
    );
  if (threshold !== "none") {
    const asPolicy = threshold === "lethal" ? "yes" : "possible";
    if (WORST_FIRST.indexOf(level) <= WORST_FIRST.indexOf(threshold)) return EXIT.found;
    if (breaksOwnPolicy(judged.session, baseline, threshold)) return EXIT.found;
    if (report.findings.some((finding) => isBreach(finding, asPolicy))) return EXIT.found;
  }
  if (!values["allow-incomplete"]) refuseUnseen(judged);
  return EXIT.ok;
}

function mildest(a: Level, b: Level): Level {
  return WORST_FIRST.indexOf(a) > WORST_FIRST.indexOf(b) ? a : b;
}

/** Whether one of the user's own policies reaches the threshold, and did not already do so in the baseline. */
function breaksOwnPolicy(
  session: Session,
  baseline: Session | undefined,
  threshold: Exclude<Threshold, "none">,
): boolean {
  const rank = (level: PolicyLevel) => POLICY_LEVELS.indexOf(level);
  return (session.policies ?? []).some((policy) => {
    const level = rank(judgePolicy(session, policy).level);
    return level <= rank(AS_POLICY[threshold]) && (!baseline || level < rank(judgePolicy(baseline, policy).level));
  });
}

async function readBaseline(io: Io, path: string): Promise<Session> {
  const read = readFrozen(await readText(io, path));
  if (!read.ok) throw new Failure(`${shownPath(path)}: ${read.problem}`);
  return read.session;
}

const scan: Command = { help, run };
export default scan;
