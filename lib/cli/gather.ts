import type { ListedServer } from "@/lib/core/session/compose-server";
import { applyRules, readConfig, readRules, type ReadProblem, type HidingRules } from "@/lib/core/importers";
import { declaredSnapshot, NO_SERVERS, readToolset } from "@/lib/core/importers/toolset";
import type { Server } from "@/lib/core/model/server";
import { showHidden } from "@/lib/core/text/visible";
import { Failure } from "./exit";
import { readConfigText, readText, shownPath } from "./files";
import type { Candidate } from "./candidate";
import { membersOf, openWord } from "./gather-components";
import type { Io } from "./io";

/** A file does not say when its tools were listed, and the same files must give the same report. */
const UNKNOWN_TIME = "";

/**
 * The servers of several configs, merged. A file without servers is a failure; an entry that cannot be read counts as an unseen server. If
 * a `settings.json` of Claude Code is among the files, the tools that its rules deny are removed from the others.
 */
export async function readConfigs(io: Io, paths: readonly string[]): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  const rules: HidingRules[] = [];
  const words = await Promise.all(paths.map((path) => openWord(io, path)));
  for (const path of words.flatMap((word) => word.configs)) {
    const shown = shownPath(path);
    const beside = words.some(({ configs, components }) => components && configs.includes(path));
    const text = await readConfigText(io, path);
    const { servers, secrets, problems, declared } = readConfig("auto", text, shown);
    const [first] = problems;
    const rule = servers.length === 0 ? readRules(text) : undefined;
    if (rule) {
      rules.push(rule);
      continue;
    }
    if (servers.length === 0 && beside) continue;
    if (servers.length === 0 && first) throw new Failure(`${shown}: ${sayProblem(first)}`);
    for (const problem of problems) io.stderr.write(`${shown}: ${sayProblem(problem)}\n`);
    for (const server of servers)
      add(
        candidates,
        {
          server,
          secrets: secrets[server.name] ?? {},
          declared: declared[server.name] && declaredSnapshot(server.name, declared[server.name]!, UNKNOWN_TIME),
        },
        shown,
      );
    for (const { entry, line, message } of problems) {
      if (entry === undefined || servers.some((server) => server.name === entry)) continue;
      const server: Server = {
        name: entry,
        transport: { kind: "given" },
        origin: { importer: "auto", file: shown, line },
        disabled: false,
        hiddenTools: [],
      };
      add(candidates, { server, secrets: {}, unlistedReason: message }, shown);
    }
  }
  for (const { components } of words) if (components) addMembers(candidates, membersOf(io, components));
  for (const rule of rules)
    for (const candidate of candidates)
      if (candidate.server.origin?.importer === "claude-code")
        [candidate.server] = applyRules([candidate.server], rule) as [Server];
  return candidates;
}

/** Gives servers the tools listed in `NAME=FILE`; a name that is in no config becomes a new server. */
export async function giveToolLists(io: Io, candidates: Candidate[], lists: readonly string[]): Promise<void> {
  for (const list of lists) {
    const [, name, path] = /^([^=]+)=(.+)$/s.exec(list) ?? [];
    if (name === undefined || path === undefined) throw new Failure(`--tools-list takes NAME=FILE, not “${list}”.`);
    const given = givenIn(io, path, { text: await readText(io, path) }, name);
    if (given.length > 1)
      throw new Failure(
        `${shownPath(path)} holds ${given.length} servers. Pass it with --toolset, or give one list per server.`,
      );
    const known = candidates.find((candidate) => candidate.server.name === name);
    if (known) Object.assign(known, { snapshot: given[0]!.snapshot, unlistedReason: undefined });
    else add(candidates, { ...given[0]!, server: { ...given[0]!.server, name } }, shownPath(path));
  }
}

/** Adds the servers of a session that is given as one file; `read` is its content if it was read already. */
export async function addToolset(io: Io, candidates: Candidate[], path: string, read?: ReadFile): Promise<void> {
  const given = givenIn(io, path, read ?? { text: await readText(io, path) });
  for (const candidate of given) add(candidates, candidate, shownPath(path));
}

/** The text of a file, and the same parsed if it was parsed as JSON. */
export type ReadFile = { text: string; parsed?: unknown };

/** A candidate in the form that the composer takes. */
export function toListed({ server, snapshot, unlistedReason }: Candidate): ListedServer {
  return { server, snapshot, unlistedReason };
}

function givenIn(io: Io, path: string, { text, parsed }: ReadFile, name?: string): Candidate[] {
  const shown = shownPath(path);
  const { servers, problems } = readToolset(text, { at: UNKNOWN_TIME, name, parsed });
  const [first] = problems;
  // An agent can be lethal through its built-in tools alone, so a session without servers is valid.
  if (first?.message === NO_SERVERS) return [];
  if (servers.length === 0) throw new Failure(`${shown}: ${first ? sayProblem(first) : "it holds no tools"}`);
  for (const problem of problems) io.stderr.write(`${shown}: ${sayProblem(problem)}\n`);
  const given = servers.map((one): Candidate => ({
    server: {
      name: one.name,
      transport: { kind: "given" },
      origin: { importer: "toolset", file: shown },
      disabled: false,
      hiddenTools: [],
    },
    secrets: {},
    snapshot: one.snapshot,
  }));
  const unread = problems.flatMap(({ entry, message }): Candidate[] =>
    entry === undefined || servers.some((one) => one.name === entry)
      ? []
      : [
          {
            server: { name: entry, transport: { kind: "given" }, disabled: false, hiddenTools: [] },
            secrets: {},
            unlistedReason: message,
          },
        ],
  );
  return [...given, ...unread];
}

/** Adds components other than servers, and the servers that they bring along. */
export function addMembers(candidates: Candidate[], members: readonly Candidate[]): void {
  for (const member of members) add(candidates, member, member.server.origin?.file ?? "");
}

/** Adds a server. Names are unique in a session, so a second server of the same name gets its file's name added. */
function add(candidates: Candidate[], candidate: Candidate, from: string): void {
  const taken = new Set(candidates.map((one) => one.server.name));
  let { name } = candidate.server;
  if (taken.has(name)) name = `${name} (${from})`;
  for (let nth = 2; taken.has(name); nth++) name = `${candidate.server.name} (${from} ${nth})`;
  const { origin } = candidate.server;
  const renamed =
    origin && name !== candidate.server.name ? { ...origin, entry: origin.entry ?? candidate.server.name } : origin;
  candidates.push({ ...candidate, server: { ...candidate.server, name, origin: renamed } });
}

function sayProblem({ entry, line, message }: ReadProblem): string {
  const place = line !== undefined && !message.startsWith("Line ") ? `line ${line}: ` : "";
  return showHidden(`${place}${entry !== undefined && !message.includes(entry) ? `${entry}: ` : ""}${message}`);
}
