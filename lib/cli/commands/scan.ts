import { basename } from "node:path";
import { analyse } from "@/lib/core/analysis/analyse";
import { closeReport } from "@/lib/core/close-report";
import { composeSession } from "@/lib/core/compose-session";
import { findHost, HOSTS } from "@/lib/core/hosts";
import type { Level } from "@/lib/core/model/analysis";
import type { Report } from "@/lib/core/model/report";
import { findFormat, FORMATS } from "@/lib/core/reports";
import { oneOf, readArguments, type Command } from "../command";
import { EXIT, Failure } from "../exit";
import { writeText } from "../files";
import { addToolset, giveToolLists, readConfigs, toListed } from "../gather";
import type { Io } from "../io";
import { listServers, type Unlisted } from "../list-servers";
import { isPainted, paint } from "../paint";
import { VERSION } from "../version";

const THRESHOLDS = ["lethal", "possible", "two-legs", "none"] as const;
type Threshold = (typeof THRESHOLDS)[number];

const help = `Usage: trefoil scan [CONFIG...] [options]

Judges the session that the servers of the given client configs make together. Configs are only read.
Without a word about it nothing is started: a server is started, or asked, when you allow it by name.

What to look at
  CONFIG...                 config files of Claude Desktop, Claude Code, Cursor or VS Code; several are joined
  --toolset FILE            a session as {"servers":[{"name","title","instructions","tools"}]}; - reads standard input
  --tools-list NAME=FILE    the tools/list answer of a server, instead of starting it; may be repeated
  --host ID                 count the built-in tools of an agent application: ${["none", ...HOSTS.map((host) => host.id)].join(", ")}
  --name NAME               what the report calls the session (default: the first file's name)

What may be started
  --allow-start NAME        start or ask this server; may be repeated
  --allow-start-all         start or ask all of them
  --timeout SECONDS         give up on a server after so long (default: 30 to start, 120 when it downloads first)
  --allow-host HOST         let a server be asked although its address is not public; may be repeated

What comes out
  --format FORMAT           ${FORMATS.map((format) => format.id).join(", ")} (default: text)
  -o, --output FILE         write the report to a file instead of standard output
  --fail-on LEVEL           ${THRESHOLDS.join(", ")} (default: lethal)
  --allow-incomplete        do not fail because a server was not seen

Exit codes
  0  the verdict is below --fail-on, and everything was seen
  1  the verdict is at or above --fail-on, whatever was not seen
  2  wrong usage, or a file cannot be read
  3  below --fail-on, but a server wants a sign-in
  4  below --fail-on, but a server could not be reached
  5  below --fail-on, but not everything was seen: a start not allowed, a list in part
Of 3, 4 and 5 the lowest that applies. --fail-on none never gives 1; 3 to 5 remain.
`;

/** Reads, lists, composes, judges, reports. */
async function run(args: string[], io: Io): Promise<number> {
  const { values, configs, allowed, toolLists } = readOptions(args);
  const format = oneOf("--format", values.format, FORMATS.map((one) => one.id));
  const threshold = oneOf("--fail-on", values["fail-on"], THRESHOLDS);
  if (values.host !== "none" && !findHost(values.host)) oneOf("--host", values.host, ["none", ...HOSTS.map((host) => host.id)]);

  const timeoutMs = readSeconds(values.timeout);
  const present = await telling(io, configs);
  const candidates = await readConfigs(io, present.files);
  for (const toolset of values.toolset) await addToolset(io, candidates, toolset);
  await giveToolLists(io, candidates, toolLists);
  const sources = [...present.files, ...values.toolset, ...toolLists.map((list) => list.replace(/^[^=]*=/, ""))];
  if (sources.length === 0) throw new Failure("Nothing to look at. Name a config, or give --toolset or --tools-list.");

  const unlisted = await listServers(io, candidates, { all: values["allow-start-all"], names: [...allowed, ...present.names], hosts: values["allow-host"], timeoutMs });
  if (io.signal?.aborted) throw new Failure("Cancelled.", EXIT.cancelled);
  const name = values.name ?? nameOf(sources);
  const session = composeSession({ name, host: values.host, servers: candidates.map((one) => one.server.name), off: [] }, candidates.map(toListed), []);
  const report = closeReport(session, analyse(session), { version: VERSION });
  const text = findFormat(format)!.render(report);
  await writeText(io, values.output, format === "text" && values.output === undefined && isPainted(io, io.stdout) ? paint(text) : text);
  return settle(report, threshold, values["allow-incomplete"], unlisted);
}

/** Options, and the words whose meaning hangs on their place: `--allow-start a b` names two servers. */
function readOptions(args: string[]) {
  const { values, tokens } = readArguments({
    args,
    allowPositionals: true,
    tokens: true,
    options: {
      "allow-start": { type: "string", multiple: true, default: [] },
      "allow-start-all": { type: "boolean", default: false },
      "allow-host": { type: "string", multiple: true, default: [] },
      "allow-incomplete": { type: "boolean", default: false },
      timeout: { type: "string" },
      "tools-list": { type: "string", multiple: true, default: [] },
      toolset: { type: "string", multiple: true, default: [] },
      format: { type: "string", default: "text" },
      output: { type: "string", short: "o" },
      "fail-on": { type: "string", default: "lethal" satisfies Threshold },
      host: { type: "string", default: "none" },
      name: { type: "string" },
    },
  });
  const toolLists = [...values["tools-list"]];
  const configs: Word[] = [];
  let after: string | undefined;
  for (const token of tokens) {
    if (token.kind === "option") after = token.name;
    else if (token.kind === "positional" && after === "tools-list" && token.value.includes("=")) toolLists.push(token.value);
    else if (token.kind === "positional") configs.push({ value: token.value, mayBeName: after === "allow-start" });
  }
  return { values, configs, toolLists, allowed: values["allow-start"] };
}

function readSeconds(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const seconds = Number(value);
  if (!(seconds > 0 && seconds <= 3600)) throw new Failure(`--timeout takes seconds from 1 to 3600, not “${value}”.`);
  return seconds * 1000;
}

type Word = { value: string; mayBeName: boolean };

/** A word right after `--allow-start NAME` is another name unless there is a file called so. */
async function telling(io: Io, words: readonly Word[]): Promise<{ files: string[]; names: string[] }> {
  const files: string[] = [];
  const names: string[] = [];
  for (const { value, mayBeName } of words) {
    const isFile = !mayBeName || (await io.readFile(value).then(() => true, () => false));
    (isFile ? files : names).push(value);
  }
  return { files, names };
}

function nameOf(sources: readonly string[]): string {
  const first = sources[0] === "-" ? "session" : basename(sources[0]!);
  return sources.length > 1 ? `${first} and ${sources.length - 1} more` : first;
}

const WORST_FIRST: readonly Level[] = ["lethal", "possible", "two-legs", "clear"];

/** Findings decide first; what was not seen fails only a session that would otherwise pass. */
function settle(report: Report, threshold: Threshold, allowIncomplete: boolean, unlisted: Unlisted): number {
  if (threshold !== "none" && WORST_FIRST.indexOf(report.verdict.level) <= WORST_FIRST.indexOf(threshold)) return EXIT.found;
  if (!report.verdict.incomplete || allowIncomplete) return EXIT.ok;
  const kinds = new Set(unlisted.values());
  const names = report.servers.filter((server) => !server.off && server.state !== "listed").map((server) => server.name);
  const say = (message: string, code: number) => new Failure(`${message}: ${names.join(", ")}. The verdict is a lower bound.`, code);
  if (kinds.has("unauthorized")) throw say("Below the threshold, but not everything was seen; a server wants a sign-in", EXIT.signIn);
  if (["unreachable", "refused", "too-slow", "crashed"].some((kind) => kinds.has(kind as "unreachable"))) throw say("Below the threshold, but a server could not be reached", EXIT.unreachable);
  throw say("Below the threshold, but not everything was seen", EXIT.incomplete);
}

const scan: Command = { summary: "judge the session that client configs or tool lists make", help, run };
export default scan;
