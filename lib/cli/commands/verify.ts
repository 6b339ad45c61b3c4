import { driftTo } from "@/lib/core/drift/session-drift";
import { isBreach } from "@/lib/core/findings/governance";
import { readFrozen } from "@/lib/core/lock/lock";
import type { Finding } from "@/lib/core/model/finding";
import { sayStatus } from "@/lib/core/text/say-status";
import { showHidden } from "@/lib/core/text/visible";
import { oneOf, readArguments, type Command } from "../command";
import { EXIT, Failure } from "../exit";
import { readText, shownPath } from "../files";
import type { Io } from "../io";
import { judge } from "../judge";
import { refuseUnseen } from "../refuse-unseen";
import { SESSION_HELP, SESSION_OPTIONS } from "../session-options";
import { readReported, REPORT_HELP, REPORT_OPTIONS } from "../read-reported";
import { sayDrift } from "../say-drift";
import { verifyOffline } from "../verify-offline";
import { LOCK_FILE } from "./lock";

const FAILING = ["any", "worse", "none"] as const;

const help = `Usage: trefoil verify [CONFIG...] [options]

Compares a session with its lock, and explains how each change affects the legs.

${SESSION_HELP}
${REPORT_HELP}
Comparison
  --lock FILE               a lock or a JSON report (default: ${LOCK_FILE})
  --offline                 contact no server: compare the configured names with the lock, and print the lock's verdict

Output
  --fail-on CHANGE          any, worse (only what adds a leg, a lethal combination or an unseen server), none
                            (default: any)
  --allow-incomplete        do not fail if a server could not be seen

Exit codes: 0 no change that counts; 1 such a change, or a requirement of --policies is not met (never with
--fail-on none); 2 wrong usage; 3, 4 and 5 as for scan.
`;

async function run(args: string[], io: Io): Promise<number> {
  const { values, positionals, tokens } = readArguments({
    args,
    allowPositionals: true,
    tokens: true,
    options: {
      ...SESSION_OPTIONS,
      ...REPORT_OPTIONS,
      lock: { type: "string", default: LOCK_FILE },
      "fail-on": { type: "string", default: "any" },
      offline: { type: "boolean", default: false },
    },
  });
  const failing = oneOf("--fail-on", values["fail-on"], FAILING);
  const locked = readFrozen(await readText(io, values.lock));
  if (!locked.ok) throw new Failure(`${shownPath(values.lock)}: ${locked.problem}`);
  if (values.offline) return verifyOffline(io, locked.session, positionals, failing);
  const judged = await judge(io, { values, tokens }, await readReported(io, values));
  const drift = driftTo(judged, locked.session);
  io.stdout.write(`${sayDrift(drift)}${sayAccepted(judged.report.findings)}`);
  const broken = brokenIn(judged.report.findings);
  io.stdout.write(sayBroken(broken));
  if (failing !== "none" && broken.length > 0) return EXIT.found;
  // An acceptance that has ended is a change for the worse, whatever the tools do.
  if (failing !== "none" && judged.report.findings.some((finding) => finding.lapsed !== undefined)) return EXIT.found;
  const counts = drift.items.filter((item) => failing === "any" || (failing === "worse" && item.effect === "worse"));
  if (counts.length > 0) return EXIT.found;
  if (!values["allow-incomplete"]) refuseUnseen(judged);
  return EXIT.ok;
}

/** Broken policies, and other requirements of --policies that are not met; accepted findings do not count. */
function brokenIn(findings: readonly Finding[]): Finding[] {
  return findings.filter((finding) => isBreach(finding, "yes") || (finding.rule === "LT040" && !finding.accepted));
}

function sayBroken(findings: readonly Finding[]): string {
  return findings.length === 0 ? "" : `\n${findings.map((finding) => `✖ ${showHidden(finding.message)}\n`).join("")}`;
}

/** The findings that people accepted, and those among them that are open again. */
function sayAccepted(findings: readonly Finding[]): string {
  const lines = findings.flatMap((finding) =>
    sayStatus(finding) === ""
      ? []
      : [`${finding.lapsed ? "✖" : "·"} ${showHidden(finding.message)} ${showHidden(sayStatus(finding))}\n`],
  );
  return lines.length === 0 ? "" : `\n${lines.join("")}`;
}

const verify: Command = { help, run };
export default verify;
