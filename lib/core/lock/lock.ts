import { perLeg } from "../model/leg";
import { LEGS } from "../model/leg";
import { asMetaTool } from "../meta-tools/as-meta-tool";
import { LOCKED_EFFECTS, LockSchema, type Lock, type LockedCalls } from "../model/lock";
import { partsOf, type Report } from "../model/report";
import type { Session } from "../model/session";
import { checkReport, openReport } from "../reports/open";
import { isRecord } from "../text/is-record";
import { readJson } from "../text/read-json";

/** The part of a report that is worth committing; given the session, also how its tools about tools name what they call. */
export function lockOf(report: Report, session?: Session): Lock {
  const calls = callsIn(session);
  return {
    schema: "trefoil-lock/1",
    session: { name: report.session.name, host: report.session.host },
    level: report.verdict.level,
    servers: report.servers.map(({ name, builtIn, state, off, digest }) => ({
      name,
      builtIn,
      state,
      off,
      digest,
      tools: partsOf(report)
        .filter((tool) => tool.server === name)
        .map((tool) => ({
          id: tool.id,
          tool: tool.tool,
          digest: tool.digest,
          private: tool.private.verdict,
          untrusted: tool.untrusted.verdict,
          egress: tool.egress.verdict,
          hints: tool.hints ?? {},
          grades: Object.fromEntries(LEGS.flatMap((leg) => (tool[leg].grade ? [[leg, tool[leg].grade]] : []))),
          effects: LOCKED_EFFECTS.filter((effect) => tool[effect]),
          data: tool.data,
          calls: calls.get(tool.id),
          off: tool.off,
        })),
    })),
  };
}

function callsIn(session: Session | undefined): Map<string, LockedCalls> {
  const tools = session?.servers.flatMap((server) => server.tools).filter(({ meta }) => meta?.kind === "call") ?? [];
  return new Map(
    tools.flatMap(({ id, tool }): [string, LockedCalls][] => {
      const meta = asMetaTool(tool);
      return meta
        ? [[id, { tool: meta.toolArgument, server: meta.serverArgument, arguments: meta.argumentsArgument }]]
        : [];
    }),
  );
}

/** The session that a lock froze: names, digests and legs; probabilities and texts are not in it. */
export function openLock(lock: Lock): Session {
  return {
    name: lock.session.name,
    host: lock.session.host,
    servers: lock.servers.map(({ name, builtIn, state, off, digest, tools }) => ({
      name,
      builtIn,
      state,
      off,
      listing: digest === undefined ? undefined : { digest, at: "" },
      tools: tools.map((tool) => ({
        id: tool.id,
        server: name,
        tool: { name: tool.tool, ...(tool.hints && { annotations: tool.hints }) },
        digest: tool.digest,
        off: tool.off,
        classification: {
          ...perLeg((leg) => ({
            verdict: tool[leg],
            p: { yes: 0.95, possible: 0.5, no: 0.05 }[tool[leg]],
            grade: tool.grades?.[leg],
            evidence: [],
          })),
          writes: tool.effects?.includes("writes") ?? false,
          destructive: tool.effects?.includes("destructive") ?? false,
          ...(tool.data && { data: tool.data }),
          carrier: null,
        },
      })),
    })),
  };
}

type Frozen = { ok: true; session: Session } | { ok: false; problem: string };

/** Reads a lock or a report as the session that it froze. Never throws. */
export function readFrozen(text: string): Frozen {
  const read = readJson(text);
  return read.ok ? openFrozen(read.value) : read;
}

/** The same for parsed JSON. */
export function openFrozen(value: unknown): Frozen {
  const lock = LockSchema.safeParse(value);
  if (lock.success) return { ok: true, session: openLock(lock.data) };
  if (isRecord(value) && value.schema === "trefoil-lock/1")
    return {
      ok: false,
      problem: `This lock is damaged: ${lock.error.issues[0]?.path.join(".") || "its form"} is not as it must be.`,
    };
  const read = checkReport(value);
  return read.ok ? { ok: true, session: openReport(read.report) } : read;
}
