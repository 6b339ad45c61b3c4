import pLimit from "p-limit";
import { showHidden } from "@/lib/core/text/visible";
import { withoutOurs } from "@/lib/env";
import type { ProblemKind } from "@/lib/core/model/snapshot";
import { CAPTURE_LIST_WORDS, type CaptureProgress } from "@/lib/core/model/capture-job";
import { describeLaunch } from "@/lib/mcp/consent/describe-launch";
import type { Limits } from "@/lib/mcp/limits";
import { Failure } from "./exit";
import type { Candidate } from "./candidate";
import type { Io } from "./io";

const AT_ONCE = 8;

/** What the caller consented to. Without consent no server is started or contacted. */
export type Agreed = { all: boolean; names: readonly string[]; hosts: readonly string[]; timeoutMs?: number };

/** Why a server has no tools: how listing them failed, or that starting it had no consent. */
export type Unlisted = Map<string, ProblemKind>;

/** Fetches the tools of every server that has none yet and may be started. Reports progress. */
export async function listServers(io: Io, candidates: Candidate[], agreed: Agreed): Promise<Unlisted> {
  const known = candidates.map((candidate) => candidate.server.name);
  const stranger = agreed.names.find((name) => !known.includes(name));
  if (stranger !== undefined)
    throw new Failure(
      `--allow-start names “${stranger}”, but there is no such server. ${known.length > 0 ? `The servers are ${known.join(", ")}.` : "There are no servers."}`,
    );
  const unlisted: Unlisted = new Map();
  const limit = pLimit(AT_ONCE);
  await Promise.all(candidates.map((candidate) => limit(() => listOne(io, candidate, agreed, unlisted))));
  return unlisted;
}

async function listOne(io: Io, candidate: Candidate, agreed: Agreed, unlisted: Unlisted): Promise<void> {
  const { server } = candidate;
  if (
    candidate.snapshot ||
    candidate.unlistedReason !== undefined ||
    server.disabled ||
    server.transport.kind === "given"
  )
    return;
  const say = (words: string) => io.stderr.write(`${showHidden(server.name)}: ${words}\n`);
  if (!agreed.all && !agreed.names.includes(server.name)) {
    if (candidate.declared) {
      candidate.snapshot = candidate.declared;
      return void say(
        `not started; judged by the tools that its file declares. Pass --allow-start ${showHidden(quote(server.name))} to ask it.`,
      );
    }
    candidate.unlistedReason = `not started: pass --allow-start ${server.name}`;
    unlisted.set(server.name, "declined");
    return void say(
      `not started. Pass --allow-start ${showHidden(quote(server.name))} after reading what it runs: ${describeLaunch(server).line}`,
    );
  }
  const { line, variables } = describeLaunch(server, { secrets: candidate.secrets });
  say(
    `${server.transport.kind === "http" ? "asking" : "starting"} ${line}${variables.length > 0 ? `, with ${variables.join(", ")} from the environment` : ""}`,
  );
  // Loaded only when something is started: it is most of this command's code.
  const { capture } = await import("@/lib/mcp/capture");
  const captured = await capture(server, candidate.secrets, {
    signal: io.signal,
    allowedHosts: agreed.hosts,
    environment: withoutOurs(io.env),
    limits: within(agreed.timeoutMs),
    onProgress: narrate(say),
  });
  if (captured.ok) {
    candidate.snapshot = captured.snapshot;
    const { tools, extent, extentReason } = captured.snapshot;
    return void say(
      `${tools.length} ${tools.length === 1 ? "tool" : "tools"}${extent === "partial" ? `, incomplete: ${showHidden(extentReason ?? "")}` : ""}`,
    );
  }
  const { kind, message, stderrTail } = captured.problem;
  candidate.unlistedReason = message;
  unlisted.set(server.name, kind);
  say(`not listed: ${showHidden(message)}`);
  for (const line of stderrTail.split("\n").filter((text) => text.trim() !== "")) say(`  | ${showHidden(line)}`);
}

/** One line for each phase and each further page. */
function narrate(say: (words: string) => void): (progress: CaptureProgress) => void {
  let last = "";
  return (progress) => {
    const words = phaseInWords(progress);
    if (words === "" || words === last) return;
    last = words;
    say(words);
  };
}

/** The phase that has begun. Starting and contacting are not named: they were announced before. */
function phaseInWords({ phase, installer, list, page, read }: CaptureProgress): string {
  if (phase === "downloading") return `${installer} is downloading it`;
  if (phase === "negotiating") return "negotiating";
  if (phase !== "listing") return "";
  const of = CAPTURE_LIST_WORDS[list ?? "tools"];
  return page > 1 ? `listing ${of}, page ${page}, ${read} so far` : `listing ${of}`;
}

function within(ms: number | undefined): Partial<Limits> {
  return ms === undefined ? {} : { connectMs: ms, connectDownloadMs: ms, requestMs: ms, listMs: ms };
}

function quote(name: string): string {
  return /^[\w.@:/-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`;
}
