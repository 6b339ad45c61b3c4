import { basename } from "node:path";
import type { ParseArgsConfig } from "node:util";
import { analyse } from "@/lib/core/analysis/analyse";
import type { Judged } from "@/lib/core/analysis/compare";
import { showHidden } from "@/lib/core/text/visible";
import { closeReport, type ReportOptions } from "@/lib/core/reports/close";
import { withRemarks } from "@/lib/core/annotations/examine";
import { carryOver } from "@/lib/core/classification/reviewed/carry-over";
import { hereOf } from "@/lib/core/classification/reviewed/here";
import { loadKnown } from "@/lib/core/classification/reviewed/load";
import { classifyKnowing, composeSession, offByConfig } from "@/lib/core/session/compose";
import { findHost, HOSTS } from "@/lib/core/hosts";
import type { Report } from "@/lib/core/model/report";
import type { Session, SessionSpec } from "@/lib/core/model/session";
import { NO_GOVERNANCE } from "@/lib/core/model/governance";
import { govern } from "@/lib/core/policy-file/objections";
import { rulesetDigest } from "@/lib/core/rules/ruleset";
import { oneOf } from "./command";
import {
  chooseServers,
  DESCRIBING_HELP,
  DESCRIBING_OPTIONS,
  readSession,
  readWishes,
  switchAsTold,
  type Described,
} from "./described";
import { EXIT, Failure } from "./exit";
import { addMembers, addToolset, giveToolLists, readConfigs, toListed } from "./gather";
import type { Candidate } from "./candidate";
import type { Io } from "./io";
import { listServers, type Unlisted } from "./list-servers";
import { readApproved, readDecided, readRules } from "./read-decided";
import { readDay } from "./read-reported";
import { VERSION } from "./version";

/** The part of the help that all commands about a session share. */
export const SESSION_HELP = `Input
  CONFIG...                 config files of any client that Trefoil reads, or bundles (.mcpb, .dxt); several are merged.
                            A folder: the configs, skills, agents, plugins, hooks and permission rules of a project.
                            A SKILL.md, a plugin.json or an agent's file: that component, with the files beside it
  --toolset FILE            a session as {"servers":[{"name","title","instructions","tools"}]}; - reads standard input
  --tools-list NAME=FILE    a server's tools/list response, instead of starting the server; may be repeated
  --host ID                 count the built-in tools of an agent application: ${["none", ...HOSTS.map((host) => host.id)].join(", ")}
  --overrides FILE          verdicts that people overrode, as exported by the app; with a bad entry nothing is judged
  --policies FILE           a policy file, JSON or YAML: what must not meet, which hints tools must declare, the highest
                            allowed grades, what must be approved; written by hand or exported by the app
  --approvals FILE          what people approved and refused, as exported by the app; needed where --policies requires
                            approvals
  --name NAME               what the report calls the session (default: the first file's name)

${DESCRIBING_HELP}
Starting servers
  --allow-start NAME        start or contact this server; may be repeated
  --allow-start-all         start or contact every server
  --timeout SECONDS         how long to wait for a server (default: 30 to start, 120 if it is downloaded first)
  --allow-host HOST         allow contacting a server at this address although it is not public; may be repeated
`;

/** For `parseArgs`, together with a command's own. */
export const SESSION_OPTIONS = {
  "allow-start": { type: "string", multiple: true, default: [] as string[] },
  "allow-start-all": { type: "boolean", default: false },
  "allow-host": { type: "string", multiple: true, default: [] as string[] },
  "allow-incomplete": { type: "boolean", default: false },
  timeout: { type: "string" },
  "tools-list": { type: "string", multiple: true, default: [] as string[] },
  toolset: { type: "string", multiple: true, default: [] as string[] },
  host: { type: "string" },
  ...DESCRIBING_OPTIONS,
  overrides: { type: "string" },
  policies: { type: "string" },
  approvals: { type: "string" },
  name: { type: "string" },
} satisfies ParseArgsConfig["options"];

export type Values = Described & {
  "allow-start": string[];
  "allow-start-all": boolean;
  "allow-host": string[];
  timeout?: string;
  "tools-list": string[];
  toolset: string[];
  host?: string;
  overrides?: string;
  policies?: string;
  approvals?: string;
  /** The day on which approvals and acceptances count. */
  today?: string;
  name?: string;
  /** What a client on this machine has beside its servers. */
  members?: readonly Candidate[];
};
type Token = { kind: "option"; name: string } | { kind: "positional"; value: string } | { kind: "option-terminator" };
export type ArgumentTokens = readonly Token[];
/** A session judged for a command, with its report, the servers that could not be listed, and all servers as they were listed. */
export type JudgedSession = Judged & { report: Report; unlisted: Unlisted; candidates: Candidate[] };

/** Reads, lists, composes and judges the session that the arguments describe; `reported` adds what the report says beyond the session. */
export async function judge(
  io: Io,
  { values, tokens }: { values: Values; tokens: ArgumentTokens },
  reported: Partial<ReportOptions> = {},
): Promise<JudgedSession> {
  const { configs, lists } = sortWords(tokens);
  const toolLists = [...values["tools-list"], ...lists];
  const told = await readSession(io, values.session);
  const host = values.host ?? told?.host ?? "none";
  if (host !== "none" && !findHost(host)) oneOf("--host", host, ["none", ...HOSTS.map((one) => one.id)]);
  const timeoutMs = readSeconds(values.timeout);
  const decided = values.overrides === undefined ? [] : await readDecided(io, values.overrides);
  const { policies, governance } =
    values.policies === undefined ? { policies: [], governance: NO_GOVERNANCE } : await readRules(io, values.policies);
  const approvals = values.approvals === undefined ? [] : await readApproved(io, values.approvals);
  const { files, names } = await telling(io, configs);
  const given = await readConfigs(io, files);
  addMembers(given, values.members ?? []);
  for (const toolset of values.toolset) await addToolset(io, given, toolset);
  await giveToolLists(io, given, toolLists);
  const candidates = chooseServers(given, told);
  const sources = [...files, ...values.toolset, ...toolLists.map((list) => list.replace(/^[^=]*=/, ""))];
  if (candidates.length === 0 && host === "none")
    throw new Failure(
      "Nothing to judge: the session is empty. Name a config, or give --toolset, --tools-list or --host.",
    );

  const unlisted = await listServers(io, candidates, {
    all: values["allow-start-all"],
    names: [...values["allow-start"], ...names],
    hosts: values["allow-host"],
    timeoutMs,
  });
  if (io.signal?.aborted) throw new Failure("Cancelled.", EXIT.cancelled);
  const spec: SessionSpec = {
    name: values.name ?? told?.name ?? nameOf(sources, host),
    host,
    servers: candidates.map((one) => one.server.name),
    off: told?.off ?? offByConfig(candidates.map((one) => one.server)),
    on: told?.on,
    gates: told?.gates,
    wishes: readWishes(values, told?.wishes),
  };
  const session = await composeGoverned(io, spec, candidates, { values, decided, policies, governance, approvals });
  const analysis = analyse(session);
  return {
    session,
    analysis,
    report: closeReport(session, analysis, {
      ...reported,
      version: VERSION,
      ruleset: { version: VERSION, digest: rulesetDigest() },
    }),
    unlisted,
    candidates,
  };
}

type Rules = {
  values: Values;
  decided: Awaited<ReturnType<typeof readDecided>>;
  policies: NonNullable<Session["policies"]>;
  governance: typeof NO_GOVERNANCE;
  approvals: Awaited<ReturnType<typeof readApproved>>;
};

/** The session composed of the listed servers, with people's overrides and the requirements of their policies. */
async function composeGoverned(
  io: Io,
  spec: SessionSpec,
  candidates: readonly Candidate[],
  { values, decided, policies, governance, approvals }: Rules,
): Promise<Session> {
  const { overrides, left } = carryOver(
    decided,
    candidates.map(({ server, snapshot }) => hereOf(server, snapshot)),
  );
  for (const { server, tool, leg } of left)
    io.stderr.write(
      showHidden(`${server}/${tool}: the override of ${leg} was made for another definition and is ignored.`) + "\n",
    );
  const composed: Session = {
    ...switchAsTold(
      composeSession(spec, candidates.map(toListed), overrides, [], classifyKnowing(await loadKnown())),
      values,
    ),
    ...(policies.length > 0 && { policies }),
  };
  const governed = govern(composed, governance, { approvals, today: readDay(values.today) });
  return withRemarks(
    governed,
    new Map(candidates.flatMap(({ server, snapshot }) => (snapshot ? [[server.name, snapshot] as const] : []))),
  );
}

/** Throws, with the exit code for the reason, when a command would pass although not every server was seen. */
export function refuseUnseen({ report, unlisted }: JudgedSession): void {
  if (!report.verdict.incomplete) return;
  const kinds = new Set(unlisted.values());
  const names = report.servers
    .filter((server) => !server.off && server.state !== "listed")
    .map((server) => server.name);
  const failure = (why: string, code: number) =>
    new Failure(`${why}: ${names.join(", ")}. The verdict is a lower bound.`, code);
  if (kinds.has("unauthorized")) throw failure("Not everything was seen: a server requires a sign-in", EXIT.signIn);
  if ((["unreachable", "refused", "too-slow", "crashed"] as const).some((kind) => kinds.has(kind)))
    throw failure("Not everything was seen: a server could not be reached", EXIT.unreachable);
  throw failure("Not everything was seen", EXIT.incomplete);
}

/** Sorts positional arguments by the option before them: `--allow-start a b` names two servers, `--tools-list a=x b=y` two lists. */
function sortWords(tokens: readonly Token[]): { configs: Word[]; lists: string[] } {
  const configs: Word[] = [];
  const lists: string[] = [];
  let after: string | undefined;
  for (const token of tokens) {
    if (token.kind === "option") after = token.name;
    else if (token.kind === "positional" && after === "tools-list" && token.value.includes("="))
      lists.push(token.value);
    else if (token.kind === "positional") configs.push({ value: token.value, mayBeName: after === "allow-start" });
  }
  return { configs, lists };
}

function readSeconds(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const seconds = Number(value);
  if (!(seconds > 0 && seconds <= 3600)) throw new Failure(`--timeout takes seconds from 1 to 3600, not “${value}”.`);
  return seconds * 1000;
}

type Word = { value: string; mayBeName: boolean };

/** A positional argument right after `--allow-start NAME` is another server's name, unless a file of that name exists. */
async function telling(io: Io, words: readonly Word[]): Promise<{ files: string[]; names: string[] }> {
  const files: string[] = [];
  const names: string[] = [];
  for (const { value, mayBeName } of words) {
    const isFile =
      !mayBeName ||
      (await io.readFile(value).then(
        () => true,
        () => false,
      ));
    (isFile ? files : names).push(value);
  }
  return { files, names };
}

function nameOf(sources: readonly string[], host: string): string {
  if (sources.length === 0) return findHost(host)?.label ?? host;
  const first = sources[0] === "-" ? "session" : basename(sources[0]!);
  return sources.length > 1 ? `${first} and ${sources.length - 1} more` : first;
}
