import { basename } from "node:path";
import { setImmediate as breathe } from "node:timers/promises";
import { classifyKnowing } from "@/lib/core/session/classify";
import { composeServer } from "@/lib/core/session/compose-server";
import { joinServers } from "@/lib/core/session/join-servers";
import { loadKnown } from "@/lib/core/classification/reviewed/load";
import { openFrozen, readFrozen } from "@/lib/core/lock/lock";
import type { Session, SessionServer, SessionSpec } from "@/lib/core/model/session";
import { checkSessionFile } from "@/lib/core/session/file";
import { isRecord } from "@/lib/core/text/is-record";
import { readJson } from "@/lib/core/text/read-json";
import { EXIT, Failure } from "../exit";
import { readText, shownPath } from "../files";
import { addToolset, toListed } from "../gather";
import type { Candidate } from "../candidate";
import type { Io } from "../io";
import { HeldSession, sizeOf, type Form, type Given, type GivenLock } from "./given";
import { LIMITS } from "./limits";

/** Reads every file once. A file that cannot be used ends the command before anything is served. */
export async function loadGiven(
  io: Io,
  files: readonly string[],
  locks: readonly string[],
  over: AbortSignal,
): Promise<Given> {
  if (files.length + locks.length > LIMITS.sessions)
    throw new Failure(`At most ${LIMITS.sessions} files can be given, not ${files.length + locks.length}.`);
  const read: ({ path: string } & Read)[] = [];
  let tools = 0;
  for (const path of files) {
    const file = await readOnce(io, path);
    const one = await readOne(io, file, { room: LIMITS.tools - tools, over });
    tools += one.session ? sizeOf(one.session) : 0;
    if (tools > LIMITS.tools) throw tooMany(path);
    read.push({ path, ...one });
  }
  const taken = new Set<string>();
  const known = read.flatMap(({ session }) => session?.servers ?? []);
  return {
    sessions: read.map(({ path, form, session, spec }) => ({
      id: idOf(path, taken),
      form,
      held: new HeldSession(session ?? choose(io, spec!, known)),
    })),
    locks: await loadLocks(io, locks),
  };
}

function tooMany(path: string): Failure {
  const most = LIMITS.tools.toLocaleString("en");
  return new Failure(`${shownPath(path)}: with it there are more than ${most} tools. Give fewer files.`);
}

/** How many tools there is room for, and a signal that the person gave up. */
type Room = { room: number; over: AbortSignal };
/** A file and what its JSON says; `parsed` is undefined where it is none. */
type File = { path: string; text: string; parsed?: unknown };
type Read = { form: Form; session?: Session; spec?: SessionSpec };

async function readOnce(io: Io, path: string): Promise<File> {
  if (path === "-") throw new Failure("Standard input carries the protocol, so no session can come from it.");
  const text = await readText(io, path);
  if (text.length > LIMITS.file) throw new Failure(`${shownPath(path)}: it is larger than 400 MB.`);
  const read = readJson(text);
  return { path, text, parsed: read.ok ? read.value : undefined };
}

async function loadLocks(io: Io, paths: readonly string[]): Promise<GivenLock[]> {
  const taken = new Set<string>();
  const locks: GivenLock[] = [];
  for (const path of paths) {
    const file = await readOnce(io, path);
    refuseLater(path, schemaOf(file));
    const frozen = file.parsed === undefined ? readFrozen(file.text) : openFrozen(file.parsed);
    if (!frozen.ok) throw new Failure(`${shownPath(path)}: ${frozen.problem}`);
    locks.push({ id: idOf(path, taken), held: new HeldSession(frozen.session) });
  }
  return locks;
}

async function readOne(io: Io, file: File, bounds: Room): Promise<Read> {
  const { path, parsed } = file;
  const schema = schemaOf(file);
  refuseLater(path, schema);
  if (schema === "trefoil-report/1" || schema === "trefoil-lock/1") {
    const frozen = openFrozen(parsed);
    if (!frozen.ok) throw new Failure(`${shownPath(path)}: ${frozen.problem}`);
    return { form: schema === "trefoil-lock/1" ? "lock" : "report", session: frozen.session };
  }
  if (schema === "trefoil-session/1") {
    const spec = checkSessionFile(parsed);
    if (!spec.ok) throw new Failure(`${shownPath(path)}: ${spec.problem}`);
    return { form: "session file", spec: spec.spec };
  }
  return { form: "tool list", session: await classify(io, file, bounds) };
}

/** The form that a file says it has; undefined where it says none, or is no JSON. */
const schemaOf = ({ parsed }: File): string | undefined =>
  isRecord(parsed) && typeof parsed.schema === "string" ? parsed.schema : undefined;

function refuseLater(path: string, schema: string | undefined): void {
  const [, name, version] = /^trefoil-(report|lock|session)\/(\d{1,6})$/.exec(schema ?? "") ?? [];
  if (name !== undefined && Number(version) > 1)
    throw new Failure(
      `${shownPath(path)}: this ${name} is of version ${version}, and this Trefoil reads version 1. Update Trefoil.`,
    );
}

/** Judges a tool list as `trefoil scan --toolset` does, with a pause after each server, so that other work goes on. */
async function classify(io: Io, file: File, { room, over }: Room): Promise<Session> {
  const candidates: Candidate[] = [];
  try {
    await addToolset(io, candidates, file.path, file);
  } catch (error) {
    throw error instanceof Failure
      ? new Failure(
          `${error.message} Give a JSON report (trefoil scan … --format json), a lock, a session file or a list of tools.`,
        )
      : error;
  }
  if (candidates.reduce((sum, { snapshot }) => sum + (snapshot?.tools.length ?? 0), 0) > room) throw tooMany(file.path);
  const known = classifyKnowing(await loadKnown());
  const servers: SessionServer[] = [];
  for (const candidate of candidates) {
    await breathe();
    if (over.aborted) throw new Failure("Cancelled.", EXIT.cancelled);
    servers.push(composeServer(toListed(candidate), [], [], known));
  }
  const names = servers.map(({ name }) => name);
  return joinServers({ name: basename(file.path), host: "none", servers: names, off: [] }, servers);
}

/** The servers that a session file names, among those in the other files; one that is in none of them is unseen. */
function choose(io: Io, spec: SessionSpec, known: readonly SessionServer[]): Session {
  const servers = spec.servers.map((name) => {
    const found = known.filter((server) => server.name === name && !server.builtIn);
    if (found.length > 1) io.stderr.write(`Several files hold a server that a session file names; the first counts.\n`);
    return (
      found[0] ??
      composeServer({
        server: { name, transport: { kind: "given" }, disabled: false, hiddenTools: [] },
        unlistedReason: "The session file names it, and no other file that was given holds it.",
      })
    );
  });
  return joinServers(spec, servers);
}

/** Named after its file, so that no name from inside a file is used as Trefoil's own. */
function idOf(path: string, taken: Set<string>): string {
  const plain =
    basename(path)
      .replace(/\.json$/i, "")
      .replaceAll(/[^\w.-]+/g, "-")
      .slice(0, 60) || "session";
  let id = plain;
  for (let nth = 2; taken.has(id); nth++) id = `${plain}-${nth}`;
  taken.add(id);
  return id;
}
