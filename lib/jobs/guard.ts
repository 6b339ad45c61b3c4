import { stat } from "node:fs/promises";
import path from "node:path";
import { findTool, PAST } from "@/lib/core/guard/find-tool";
import { findGuardClient, GUARD_CLIENTS } from "@/lib/core/guard/clients";
import type { GuardClient } from "@/lib/core/guard/clients/define";
import { ownerOf, parseAddress } from "@/lib/core/guard/destinations/address";
import { plainName } from "@/lib/core/guard/destinations/plain";
import { judgeRules } from "@/lib/core/guard/judge";
import { LOG_FILES, type LogEntry } from "@/lib/core/guard/log";
import { callsOf } from "@/lib/core/guard/logged-calls";
import { findRemedies, type Remedies } from "@/lib/core/guard/remedies";
import type { GuardedTool, GuardRules, GuardSettings } from "@/lib/core/guard/rules";
import { bySession, summarise, type GuardSession } from "@/lib/core/guard/sessions";
import type { GuardRecord } from "@/lib/core/guard/write";
import { env } from "@/lib/env";
import { lookAtInstallation, type Installation } from "@/lib/guard/installation";
import { keyedBy } from "@/lib/guard/keyed";
import { placeIn, type GuardPlace } from "@/lib/guard/place";
import { readLog } from "@/lib/guard/read-log";
import { readRules } from "@/lib/guard/rules-file";
import { judgedWorkspace } from "./judged/workspace";

/** A client's guard: its state, what its log says, and what would end its questions. */
export type GuardOf = {
  client: string;
  label: string;
  installation: Installation;
  /** The newest first. */
  sessions: GuardSession[];
  /** Lines of its log that cannot be read, and whether there is more before what was read. */
  damaged: number;
  cut: boolean;
  /** Times that the guard could not do its work, those of no known session included. */
  broken: number;
  remedies: Remedies;
};

const KEY = Symbol.for("trefoil.guards");
type Seen = { of: string; guard: Omit<GuardOf, "installation"> };
const remembered = () => ((globalThis as { [KEY]?: Map<string, Seen> })[KEY] ??= new Map());

/** Every client that the guard knows, installed or not. */
export async function allGuards(): Promise<GuardOf[]> {
  const guards: GuardOf[] = [];
  for (const client of GUARD_CLIENTS) guards.push(await guardOf(client));
  return guards;
}

async function guardOf(client: GuardClient): Promise<GuardOf> {
  const place = placeIn(env.data, client.id);
  const installation = await lookAtInstallation(client, place);
  const of = await stateOf(place);
  const known = remembered().get(client.id);
  if (known?.of === of) return { ...known.guard, installation };
  const { entries, damaged, cut } = await readLog(place.folder);
  const sessions = bySession(entries);
  const guard = {
    client: client.id,
    label: client.label,
    sessions: sessions.map(summarise).sort((a, b) => (a.start < b.start ? 1 : -1)),
    damaged,
    cut,
    broken: entries.filter(({ event }) => event === "broken").length,
    remedies: await remediesOf(sessions, installation.rules),
  };
  remembered().set(client.id, { of, guard });
  return { ...guard, installation };
}

/** A key of what its figures are computed from: changes when a hook writes or the rules change. */
async function stateOf({ folder, rules }: GuardPlace): Promise<string> {
  const dates = await Promise.all(
    [...LOG_FILES.map((name) => path.join(folder, name)), rules].map(async (file) => {
      try {
        const { size, mtimeMs } = await stat(file);
        return `${size} ${mtimeMs}`;
      } catch {
        return "";
      }
    }),
  );
  return dates.join("\n");
}

async function remediesOf(sessions: readonly LogEntry[][], rules: GuardRules | undefined): Promise<Remedies> {
  if (!rules) return { questions: 0, still: 0, remedies: [] };
  const concerned = sessions.filter((entries) => entries.some(({ answer, question }) => answer === "ask" || question));
  if (concerned.length === 0) return { questions: 0, still: 0, remedies: [] };
  const names = new Set(
    concerned.flatMap((entries) =>
      entries.map(({ tool }) => tool).filter((name) => name !== "" && !rules.tools.some(({ id }) => id === name)),
    ),
  );
  names.delete(PAST);
  return findRemedies(concerned, rules, names.size === 0 ? [] : await knownHere([...names], rules));
}

/** Tools that the lock lacks as the servers that are registered here have them now, under the names of the log. */
async function knownHere(names: readonly string[], rules: GuardRules): Promise<GuardedTool[]> {
  const { session } = await judgedWorkspace();
  const { tools } = judgeRules(session, [], { lock: "", ...rules.settings });
  return names.flatMap((id) => {
    const tool = findTool(tools, { name: id });
    return tool ? [{ ...tool, id }] : [];
  });
}

/** One session with its calls and the entries of its log; undefined when the log has no such session. */
export async function getGuardSession(
  clientId: string,
  id: string,
): Promise<{ client: GuardClient; record: GuardRecord; entries: LogEntry[]; lockName?: string } | undefined> {
  const client = findGuardClient(clientId);
  if (!client) return undefined;
  const place = placeIn(env.data, client.id);
  const entries = (await readLog(place.folder)).entries.filter(({ session }) => session === id && session !== "");
  if (entries.length === 0) return undefined;
  const lockName = rulesOf(client.id)?.session;
  return { client, record: { ...summarise(entries), history: callsOf(entries) }, entries, lockName };
}

/** The asked sessions with their calls. */
export async function guardRecords(
  wanted: (session: GuardSession) => boolean,
): Promise<{ records: GuardRecord[]; entries: LogEntry[] }> {
  const records: GuardRecord[] = [];
  const lines: LogEntry[] = [];
  for (const { id } of GUARD_CLIENTS) {
    for (const entries of bySession((await readLog(placeIn(env.data, id).folder)).entries)) {
      const summary = summarise(entries);
      if (!wanted(summary)) continue;
      records.push({ ...summary, history: callsOf(entries) });
      lines.push(...entries);
    }
  }
  return { records: records.sort((a, b) => (a.start < b.start ? 1 : -1)), entries: lines };
}

/** The settings of a client's guard; undefined when it has no readable rules. */
export function settingsOf(clientId: string): GuardSettings | undefined {
  return rulesOf(clientId)?.settings;
}

function rulesOf(clientId: string): GuardRules | undefined {
  const client = findGuardClient(clientId);
  try {
    return client && readRules(placeIn(env.data, client.id).rules);
  } catch {
    return undefined;
  }
}

/** Whether a destination, as an administrator would allow it, is the one that the log knows only by its digest. */
export function isDestination(clientId: string, to: string, destination: string): boolean {
  const key = rulesOf(clientId)?.key;
  return Boolean(key) && spellingsOf(destination).some((one) => keyedBy(key!)(one) === to);
}

/** As an address, a person's or a place's name, or in whose hands a web address is. */
function spellingsOf(destination: string): string[] {
  const said = destination.trim().toLowerCase();
  const address = parseAddress(said);
  return [said, plainName(said), ...(address ? [ownerOf(address)] : [])];
}
