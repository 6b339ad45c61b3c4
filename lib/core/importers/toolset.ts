import type { Snapshot } from "../model/snapshot";
import { takeSnapshot } from "../snapshots/take";
import { cutDepth } from "../text/depth";
import { readJsonc } from "../text/jsonc";
import { at as memberAt, type DeclaredTools, type ReadProblem } from "./define";
import { isRecord } from "../text/is-record";

/** A tool set given by hand: its server, and its content. */
export type GivenServer = { name: string; snapshot: Snapshot };

type Toolset = { servers: GivenServer[]; problems: ReadProblem[] };
type As = { at: string; name?: string; parsed?: unknown };

/** The problem of a session that holds no server. */
export const NO_SERVERS = "The list of servers is empty.";

const TEXT_LIMIT = 20_000_000;
const TOOLS_LIMIT = 10_000;
const SERVERS_LIMIT = 1000;
const DEPTH_LIMIT = 64;

/**
 * Reads tool lists without starting anything: a `tools/list` answer (the result, its JSON-RPC envelope, or the bare
 * array), or a session `{"servers":[{"name","title","instructions","tools":[…]}]}`. `at` is when the list was taken,
 * ISO 8601; `name` is used where the text names no server; `parsed` is the parsed text, if it was parsed already. Never throws.
 */
export function readToolset(text: string, as: As): Toolset {
  if (text.length > TEXT_LIMIT)
    return failed("The list is larger than 20 MB. Split it, or remove what is not a tool definition.");
  const parsed = as.parsed === undefined ? parse(text) : ({ ok: true, value: as.parsed } as const);
  return parsed.ok ? openToolset(parsed.value, as) : failed(parsed.message, parsed.line);
}

const failed = (message: string, line?: number): Toolset => ({ servers: [], problems: [{ line, message }] });

function openToolset(parsed: unknown, { at, name }: As): Toolset {
  const problems: ReadProblem[] = [];
  const { value, cut } = cutDepth(parsed, DEPTH_LIMIT);
  if (cut)
    problems.push({ message: `Some of it is nested deeper than ${DEPTH_LIMIT} levels; the deeper part was left out.` });

  if (isRecord(value) && isRecord(value.error) && value.result === undefined)
    return failed("This is an error answer of the server, not a list of tools. Ask it again.");
  const whole = fromManifest(isRecord(value) && isRecord(value.result) ? value.result : value);
  const isSession = isRecord(whole) && Array.isArray(whole.servers);
  const given = isSession ? (whole.servers as unknown[]) : [whole];
  if (given.length > SERVERS_LIMIT) return failed(`It has more than ${SERVERS_LIMIT} servers. Split it.`);

  const servers: GivenServer[] = [];
  given.forEach((one, index) => {
    const where = isSession ? `servers[${index}]` : undefined;
    const listed = Array.isArray(one) ? { tools: one } : one;
    if (!isRecord(listed) || !Array.isArray(listed.tools)) {
      problems.push({
        entry: where,
        message: `${where ?? "This"} has no “tools” list. Expected is {"tools":[…]}, as in the answer to tools/list.`,
      });
      return;
    }
    const wanted = [
      isSession ? listed.name : undefined,
      name,
      listed.name,
      listed.package,
      memberAt(listed, ["serverInfo", "name"]),
    ].find((text) => typeof text === "string" && text.trim() !== "");
    const own = unique(String(wanted ?? (isSession ? `server ${index + 1}` : "pasted tools")).slice(0, 200), servers);
    if (isSession && typeof listed.name !== "string")
      problems.push({ entry: where, message: `${where} has no name; it is called “${own}” here.` });
    if (listed.tools.length > TOOLS_LIMIT)
      problems.push({
        entry: own,
        message: `“${own}” has ${listed.tools.length} tools; only the first ${TOOLS_LIMIT} are read.`,
      });
    servers.push({ name: own, snapshot: snapshotOf(listed, at, cut) });
  });
  if (servers.length === 0 && problems.length === 0) problems.push({ message: NO_SERVERS });
  return { servers, problems };
}

/** The tools that a config describes, as a snapshot that says what such a description lacks. None when no tool can be read. */
export function declaredSnapshot(name: string, { tools, lacks }: DeclaredTools, at: string): Snapshot | undefined {
  return readToolset(JSON.stringify({ tools, notes: [lacks] }), { at, name }).servers[0]?.snapshot;
}

/**
 * A bundle's `manifest.json` names its tools; where it keeps whole definitions for Windows, those are read. Either way it is
 * what the author wrote down, so it is called partial when the author says that the list is made at run time.
 */
function fromManifest(value: unknown): unknown {
  if (!isRecord(value) || (value.manifest_version === undefined && value.dxt_version === undefined)) return value;
  const whole = memberAt(value, ["_meta", "com.microsoft.windows", "static_responses", "tools/list", "tools"]);
  const named = Array.isArray(value.tools) ? value.tools : [];
  const title = typeof value.display_name === "string" ? value.display_name : undefined;
  const notes = [
    Array.isArray(whole) ? "" : "The manifest names its tools without their parameters.",
    value.tools_generated === true ? "The server makes further tools at run time." : "",
  ].filter(Boolean);
  return { name: value.name, title, version: value.version, tools: Array.isArray(whole) ? whole : named, notes };
}

function snapshotOf(listed: Record<string, unknown>, at: string, cut: boolean): Snapshot {
  const tools = listed.tools as unknown[];
  const info = isRecord(listed.serverInfo) ? listed.serverInfo : {};
  const title = typeof listed.title === "string" ? { title: listed.title } : {};
  const version = typeof listed.version === "string" ? { version: listed.version } : {};
  const more = typeof listed.nextCursor === "string";
  const reasons = [
    ...list(listed.notes).filter((note) => typeof note === "string"),
    more ? "The list goes on: it has a nextCursor, so this is one page of several." : "",
    tools.length > TOOLS_LIMIT ? `Only the first ${TOOLS_LIMIT} tools were read.` : "",
    cut ? `What is nested deeper than ${DEPTH_LIMIT} levels was left out.` : "",
  ].filter(Boolean);
  return takeSnapshot(
    {
      tools: tools.slice(0, TOOLS_LIMIT),
      prompts: list(listed.prompts),
      resources: list(listed.resources),
      resourceTemplates: list(listed.resourceTemplates),
      instructions: typeof listed.instructions === "string" ? listed.instructions : undefined,
      serverInfo:
        Object.keys({ ...version, ...title, ...info }).length > 0
          ? serverInfo({ ...version, ...title, ...info })
          : undefined,
      capabilities: isRecord(listed.capabilities) ? listed.capabilities : undefined,
      protocolVersion: typeof listed.protocolVersion === "string" ? listed.protocolVersion : undefined,
      extent: reasons.length > 0 ? "partial" : "complete",
      extentReason: reasons.length > 0 ? reasons.join(" ") : undefined,
    },
    at,
  );
}

/** Self-reported, so a field of the wrong type reads as absent. */
function serverInfo(info: Record<string, unknown>): Snapshot["serverInfo"] {
  const text = (value: unknown) => (typeof value === "string" ? value : undefined);
  return { ...info, name: text(info.name), version: text(info.version), title: text(info.title) };
}

/** Plain JSON is read by the fast parser; when it fails, the lenient one reads it or says where it breaks. */
function parse(text: string): { ok: true; value: unknown } | { ok: false; message: string; line?: number } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    const lenient = readJsonc(text);
    if (lenient.ok) return { ok: true, value: lenient.doc.value };
    const { line, column, message } = lenient.problem;
    return {
      ok: false,
      line,
      message: `Line ${line}, column ${column}: ${message}. Paste the whole JSON answer of tools/list.`,
    };
  }
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function unique(name: string, servers: readonly GivenServer[]): string {
  const taken = new Set(servers.map((server) => server.name));
  let own = name;
  for (let nth = 2; taken.has(own); nth += 1) own = `${name} ${nth}`;
  return own;
}
