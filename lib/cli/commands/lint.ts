import { advisedAnnotations, adviseServer, changesOf } from "@/lib/core/annotations/advice";
import type { ReadServer } from "@/lib/core/annotations/define";
import { examine, readSession, type RuleHit } from "@/lib/core/annotations/examine";
import { findToolRule } from "@/lib/core/annotations/rules";
import type { Report } from "@/lib/core/model/report";
import { severityOfFinding } from "@/lib/core/rules/finding-severity";
import { findFormat } from "@/lib/core/reports/formats";
import { isAboutTools } from "@/lib/core/rules/rules";
import { count } from "@/lib/core/text/say-verdict";
import { showHidden } from "@/lib/core/text/visible";
import { oneOf, readArguments, type Command } from "../command";
import { EXIT } from "../exit";
import { writeText } from "../files";
import type { Io } from "../io";
import { judge } from "../judge";
import { refuseUnseen } from "../refuse-unseen";
import { SESSION_HELP, SESSION_OPTIONS } from "../session-options";

const FORMATS = ["text", "json", "advice", "annotations", "sarif"] as const;
const THRESHOLDS = ["error", "warning", "note", "none"] as const;
const WORST_FIRST: readonly RuleHit["level"][] = ["error", "warning", "note"];

const help = `Usage: trefoil lint [CONFIG...] [options]

Finds problems in how servers describe their tools: hints that contradict the tool, texts that give the model orders,
hidden characters, names that look alike. Also says which hints each tool should declare.

${SESSION_HELP}
Output
  --format FORMAT           text; json (findings, advice and rights); advice (a table of hints to change, tab-separated);
                            annotations (JSON to paste: the annotations of every tool);
                            sarif (findings, for code scanning) (default: text)
  -o, --output FILE         write to a file instead of standard output
  --fail-on LEVEL           ${THRESHOLDS.join(", ")} (default: error)
  --allow-incomplete        do not fail if a server could not be seen

Exit codes
  0  nothing at or above --fail-on, and everything was seen
  1  something at or above --fail-on
  2  wrong usage, or a file cannot be read
  3  below --fail-on, but a server requires a sign-in
  4  below --fail-on, but a server could not be reached
  5  below --fail-on, but not everything was seen
`;

async function run(args: string[], io: Io): Promise<number> {
  const { values, tokens } = readArguments({
    args,
    allowPositionals: true,
    tokens: true,
    options: {
      ...SESSION_OPTIONS,
      format: { type: "string", default: "text" },
      output: { type: "string", short: "o" },
      "fail-on": { type: "string", default: "error" },
    },
  });
  const format = oneOf("--format", values.format, FORMATS);
  const threshold = oneOf("--fail-on", values["fail-on"], THRESHOLDS);
  const judged = await judge(io, { values, tokens });
  const snapshots = new Map(
    judged.candidates.flatMap(({ server, snapshot }) => (snapshot ? [[server.name, snapshot] as const] : [])),
  );
  const servers = readSession(judged.session, snapshots);
  const remarks = examine(servers);
  await writeText(io, values.output, format === "sarif" ? asSarif(judged.report) : render(format, servers, remarks));
  if (threshold !== "none" && remarks.some(({ level }) => WORST_FIRST.indexOf(level) <= WORST_FIRST.indexOf(threshold)))
    return EXIT.found;
  if (!values["allow-incomplete"]) refuseUnseen(judged);
  return EXIT.ok;
}

function render(
  format: Exclude<(typeof FORMATS)[number], "sarif">,
  servers: readonly ReadServer[],
  remarks: readonly RuleHit[],
): string {
  if (format === "text") return asText(servers, remarks);
  if (format === "advice") return adviceTable(servers);
  if (format === "annotations")
    return `${JSON.stringify(Object.fromEntries(servers.map((server) => [server.name, annotationsOf(server)])), null, 2)}\n`;
  return `${JSON.stringify({ schema: "trefoil-lint/1", findings: remarks, advice: servers.map((server) => ({ server: server.name, tools: adviseServer(server) })), rights: rightsIn(servers) }, null, 2)}\n`;
}

/** For each tool whose rights are known or asked for, whether its credential lets it work. */
function rightsIn(servers: readonly ReadServer[]) {
  return servers.flatMap(({ name, tools }) =>
    tools.flatMap(({ tool, right }) => (right ? [{ server: name, tool: tool.name, ...right.state }] : [])),
  );
}

function sayRights(servers: readonly ReadServer[]): string[] {
  const rights = rightsIn(servers);
  const counts = (["allowed", "refused", "unknown"] as const).map(
    (state) => `${rights.filter((right) => right.state === state).length} ${state}`,
  );
  return rights.length > 0 ? [`Rights, where a scope is known or asked for: ${counts.join(", ")}.`] : [];
}

/** The report of the session with nothing but the findings about tools, so that it still names the places of its configs. */
function asSarif(report: Report): string {
  return findFormat("sarif")!.render({ ...report, findings: report.findings.filter(({ rule }) => isAboutTools(rule)) });
}

function annotationsOf(server: ReadServer): Record<string, unknown> {
  const advice = adviseServer(server);
  return Object.fromEntries(server.tools.map((read, at) => [read.tool.name, advisedAnnotations(read, advice[at]!)]));
}

function asText(servers: readonly ReadServer[], remarks: readonly RuleHit[]): string {
  const lines = remarks.flatMap(({ level, server, tools, message, field, quote, rule, code }) => {
    const where =
      tools.length === 0 ? server : `${server}/${tools[0]!}${tools.length > 1 ? ` and ${tools.length - 1} more` : ""}`;
    return [
      `${level.padEnd(7)} ${severityOfFinding({ rule: code }).padEnd(8)} ${showHidden(where)}  ${showHidden(message)}`,
      ...(quote ? [`        ${field ?? ""}: “${showHidden(quote)}”`] : []),
      `        ${rule}: ${findToolRule(rule)?.help ?? ""}`,
    ];
  });
  const tools = servers.reduce((sum, server) => sum + server.tools.length, 0);
  const silent = servers.reduce(
    (sum, server) =>
      sum + server.tools.filter(({ hints }) => !Object.values(hints).some(({ declared }) => declared)).length,
    0,
  );
  const counts = WORST_FIRST.map((level) => count(remarks.filter((one) => one.level === level).length, level)).join(
    ", ",
  );
  return [
    ...lines,
    ...(lines.length > 0 ? [""] : []),
    `${tools} tools of ${servers.length} ${servers.length === 1 ? "server" : "servers"}: ${counts}. ${silent} tools declare no hint; --format advice says which they should.`,
    ...sayRights(servers),
    "",
  ].join("\n");
}

/** A hint to change on each line: server, tool, hint, from, to, why. */
function adviceTable(servers: readonly ReadServer[]): string {
  const say = (value: boolean | undefined) => (value === undefined ? "–" : String(value));
  const rows = servers.flatMap((server) => {
    const advice = adviseServer(server);
    return server.tools.flatMap((read, at) =>
      changesOf(read, advice[at]!).map(({ tool, hint, from, to, why }) =>
        [server.name, tool, hint, say(from), say(to), why].map(showHidden).join("\t"),
      ),
    );
  });
  return `${["server", "tool", "hint", "now", "advised", "why"].join("\t")}\n${rows.map((row) => `${row}\n`).join("")}`;
}

const lint: Command = { help, run };
export default lint;
