import { basename } from "node:path";
import { analyse } from "@/lib/core/analysis/analyse";
import type { Judged } from "@/lib/core/analysis/compare";
import { findHost, HOSTS } from "@/lib/core/hosts";
import { NO_GOVERNANCE } from "@/lib/core/model/governance";
import type { Report } from "@/lib/core/model/report";
import type { SessionSpec } from "@/lib/core/model/session";
import { closeReport } from "@/lib/core/reports/close";
import { withChangesSince } from "@/lib/core/reports/since";
import { rulesetDigest } from "@/lib/core/rules/ruleset";
import { offByConfig } from "@/lib/core/session/hidden-tools";
import type { Candidate } from "./candidate";
import { oneOf } from "./command";
import { composeGoverned } from "./compose-governed";
import { chooseServers, readSession, readWishes } from "./described";
import { EXIT, Failure } from "./exit";
import { addMembers, addToolset, giveToolLists, readConfigs } from "./gather";
import type { Io } from "./io";
import { listServers, type Unlisted } from "./list-servers";
import { readApproved, readDecided, readRules } from "./read-decided";
import type { Values } from "./session-options";
import type { Reported } from "./read-reported";
import { filesAndNames, readSeconds, sortWords, type ArgumentTokens } from "./session-words";
import { VERSION } from "./version";

/** A session judged for a command, with its report, the servers that could not be listed, and all servers as they were listed. */
export type JudgedSession = Judged & { report: Report; unlisted: Unlisted; candidates: Candidate[] };

/** Reads, lists, composes and judges the session that the arguments describe; `reported` adds what the report says beyond the session. */
export async function judge(
  io: Io,
  { values, tokens }: { values: Values; tokens: ArgumentTokens },
  { earlier, ...reported }: Reported = {},
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
  const { files, names } = await filesAndNames(io, configs);
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
  const ruleset = { version: VERSION, digest: rulesetDigest() };
  const closed = closeReport(session, analysis, { ...reported, version: VERSION, ruleset });
  const report = withChangesSince(earlier, closed, { session, analysis });
  return { session, analysis, report, unlisted, candidates };
}

function nameOf(sources: readonly string[], host: string): string {
  if (sources.length === 0) return findHost(host)?.label ?? host;
  const first = sources[0] === "-" ? "session" : basename(sources[0]!);
  return sources.length > 1 ? `${first} and ${sources.length - 1} more` : first;
}
