import { walk as walkCalls } from "@/lib/core/analysis/walk";
import { readFrozen } from "@/lib/core/lock/lock";
import { LEG_WORDS } from "@/lib/core/model/leg";
import { STANCES, type Session, type Stance } from "@/lib/core/model/session";
import { SPREAD_RULES } from "@/lib/core/propagation/rules";
import { spread } from "@/lib/core/propagation/spread";
import { showHidden } from "@/lib/core/text/visible";
import { readTranscript } from "@/lib/core/transcripts";
import { matchCalls } from "@/lib/core/transcripts/match-calls";
import { oneOf, readArguments, type Command } from "../command";
import { EXIT, Failure } from "../exit";
import { readText, shownPath } from "../files";
import type { Io } from "../io";
import { LOCK_FILE } from "./lock";

const help = `Usage: trefoil walk FILE [options]

Follows a recorded run of an agent call by call: which legs each call added, and at which call data could have left after
private data and untrusted input had met. Reads transcripts of Claude Code, rollouts of Codex, sessions of Gemini CLI,
traces of OpenTelemetry, OpenInference and OpenAI's Agents SDK, responses of OpenAI's Responses API, and the guard's log.
The file - is standard input. Only the names of tools are used; arguments and results are not kept.

  --lock FILE               the session: a lock or a JSON report (default: ${LOCK_FILE})
  --stance STANCE           cautious: what is possible counts; plain: only what is certain (default: cautious)
  --format FORMAT           text or json (default: text)

Exit codes: 0 the three legs never met; 1 they met; 2 wrong usage, or a file cannot be read; 5 they did not meet, but some
calls could not be read or used tools that are not in the lock.
`;

type Line = { call: string; known: boolean; adds: string[]; meets: boolean; stops: string[] };

async function run(args: string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments({
    args,
    allowPositionals: true,
    options: {
      lock: { type: "string", default: LOCK_FILE },
      stance: { type: "string", default: "cautious" },
      format: { type: "string", default: "text" },
    },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new Failure("Name one file with a recorded run; see --help.");
  const stance = oneOf("--stance", values.stance, STANCES);
  const format = oneOf("--format", values.format, ["text", "json"] as const);
  const frozen = readFrozen(await readText(io, values.lock));
  if (!frozen.ok) throw new Failure(`${shownPath(values.lock)}: ${frozen.problem}`);
  const read = readTranscript(await readText(io, file));
  if (read.format === undefined)
    throw new Failure(`${shownPath(file)}: ${read.problems[0]?.message ?? "it cannot be read."}`);
  const found = matchCalls(frozen.session, read.calls);
  const lines = follow(
    frozen.session,
    found.map((id, at) => id ?? read.calls[at]!.name),
    stance,
  );
  for (const { line, message } of read.problems)
    io.stderr.write(`${line === undefined ? "" : `Line ${line}: `}${showHidden(message)}\n`);
  const unknown = lines.filter(({ known }) => !known).length;
  const at = lines.findIndex(({ meets }) => meets);
  if (format === "json")
    io.stdout.write(
      `${JSON.stringify({ schema: "trefoil-walk/1", format: read.format, session: frozen.session.name, stance, calls: lines, unknown, problems: read.problems, ...(at >= 0 && { meetsAt: at + 1 }) }, null, 2)}\n`,
    );
  else io.stdout.write(say(lines, { format: read.format, unknown, at }));
  if (at >= 0) return EXIT.found;
  return unknown > 0 || read.problems.length > 0 ? EXIT.incomplete : EXIT.ok;
}

function follow(session: Session, calls: readonly string[], stance: Stance): Line[] {
  const { steps } = walkCalls(session, calls, stance);
  const decided = spread(session, calls, { stance, authority: "derived", threshold: "user" }).steps;
  return steps.map(({ call, known, adds }, at) => ({
    call,
    known,
    adds,
    meets: decided[at]!.meets,
    stops: SPREAD_RULES.filter((rule) => decided[at]!.decisions[rule].effect !== "pass"),
  }));
}

function say(lines: readonly Line[], { format, unknown, at }: { format: string; unknown: number; at: number }): string {
  const width = String(lines.length).length;
  const told = lines.map(({ call, known, adds, meets }, place) => {
    const what = [
      ...(known ? [] : ["not in the lock"]),
      ...adds.map((leg) => `+ ${LEG_WORDS[leg as keyof typeof LEG_WORDS].phrase}`),
      ...(meets ? ["data could leave here"] : []),
    ];
    return `${String(place + 1).padStart(width)}  ${showHidden(call)}${what.length > 0 ? `: ${what.join(", ")}` : ""}\n`;
  });
  const stops = SPREAD_RULES.map((rule) => `${rule} ${lines.filter((line) => line.stops.includes(rule)).length}`).join(
    ", ",
  );
  return [
    `${lines.length} calls (${format})${unknown > 0 ? `, ${unknown} to tools that are not in the lock` : ""}.\n`,
    ...told,
    at >= 0
      ? `Data could leave with call ${at + 1}: private data and untrusted input had met.\n`
      : "The three legs did not meet.\n",
    `Calls that each rule would stop: ${stops}.\n`,
  ].join("");
}

const walk: Command = { help, run };
export default walk;
