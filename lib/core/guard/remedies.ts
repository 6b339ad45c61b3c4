import type { Capability } from "../model/capability";
import { PAST } from "./find-tool";
import type { LogEntry } from "./log";
import { bitOf } from "./policy";
import { replayQuestions, type RuleChange, type Replayed } from "./replay";
import type { DestinationKind } from "./provenance/examined";
import type { GuardedTool, GuardRules } from "./rules";

/** What brought questions, and what would end them. `brought`: questions that it has a part in; `ends`: those that would not have come. */
export type Remedy = { brought: number; ends: number; sessions: number } & (
  | { kind: "override"; tool: string; capability: Capability; /** Without anything uncertain. */ sure: boolean }
  | { kind: "allow"; to: string; destination: DestinationKind }
  | { kind: "lock"; /** Tools that the lock lacks. */ tools: string[]; /** Of these known here now. */ known: number }
  | { kind: "past" }
  | { kind: "own files" }
);

/** Of one client: how many questions its log has, how many would come again under its rules of now, and what would end them. */
export type Remedies = { questions: number; still: number; remedies: Remedy[] };

/** Causes that are looked into, those with most questions first. */
const MOST_CAUSES = 40;
/** A leg can be overruled; what a tool changes cannot. */
const LEGS: readonly Capability[] = ["private", "untrusted", "egress"];

/**
 * Groups the questions of sessions by what brought them, and replays all of them with each change.
 * @param tools judged tools that the lock lacks, by the names that the log has for them
 */
export function findRemedies(
  sessions: readonly (readonly LogEntry[])[],
  rules: GuardRules,
  tools: readonly GuardedTool[] = [],
): Remedies {
  const base = sessions.map((entries) => replayQuestions(entries, rules));
  const concerned = sessions.flatMap((entries, at) => {
    const questions = base[at]!.filter(({ asked }) => asked).length;
    return questions > 0 ? [{ entries, questions, names: namesIn(entries) }] : [];
  });
  const asked = base.flatMap((all, at) => all.filter((one) => one.asked).map((one) => ({ ...one, session: at })));
  const groups = new Map<string, { cause: Cause; questions: Asked[] }>();
  for (const one of asked)
    for (const [key, cause] of causesOf(one, rules)) {
      const group = groups.get(key);
      if (group) group.questions.push(one);
      else groups.set(key, { cause, questions: [one] });
    }
  const ends = (change: RuleChange): number => endedBy(change, concerned, rules);
  const remedies = [...groups.values()]
    .sort((a, b) => b.questions.length - a.questions.length)
    .slice(0, MOST_CAUSES)
    .map(({ cause, questions }): Remedy => {
      const figures = { brought: questions.length, sessions: new Set(questions.map(({ session }) => session)).size };
      switch (cause.kind) {
        case "override":
          return { ...cause, ...figures, ends: ends(cause) };
        case "allow":
          return { ...cause, ...figures, ends: ends(cause) };
        case "lock": {
          const named = questions.flatMap(({ entry, finding }) => [
            entry.tool,
            ...(finding?.before ?? []).map(({ tool }) => tool),
          ]);
          const missing = [...new Set(named)].filter(
            (id) => id !== PAST && !rules.tools.some((tool) => tool.id === id),
          );
          const known = tools.filter(({ id }) => missing.includes(id));
          return {
            ...figures,
            kind: "lock",
            tools: missing,
            known: known.length,
            ends: ends({ kind: "lock", tools: known }),
          };
        }
        case "past":
        case "own files":
          return { ...figures, kind: cause.kind, ends: 0 };
      }
    });
  return {
    questions: base.reduce((sum, all) => sum + all.length, 0),
    still: asked.length,
    remedies: remedies.sort((a, b) => lastResort(a) - lastResort(b) || b.ends - a.ends || b.brought - a.brought),
  };
}

type Concerned = { entries: readonly LogEntry[]; questions: number; names: ReadonlySet<string> };

/** How many questions a change would have ended. Only sessions are replayed that have what is changed in them. */
function endedBy(change: RuleChange, sessions: readonly Concerned[], rules: GuardRules): number {
  const changed = changedBy(change);
  return sessions
    .filter(({ names }) => changed.some((name) => names.has(name)))
    .reduce(
      (sum, { entries, questions }) =>
        sum + questions - replayQuestions(entries, rules, change).filter((one) => one.asked).length,
      0,
    );
}

/** Tools and destinations of a session. */
const namesIn = (entries: readonly LogEntry[]): ReadonlySet<string> =>
  new Set(entries.flatMap(({ tool, to }) => [`tool ${tool}`, ...(to === undefined ? [] : [`to ${to}`])]));

function changedBy(change: RuleChange): string[] {
  switch (change.kind) {
    case "allow":
      return [`to ${change.to}`];
    case "override":
      return [`tool ${change.tool}`];
    case "lock":
      return change.tools.map(({ id }) => `tool ${id}`);
  }
}

/** A leg that is certain is seldom wrong: what else helps goes first. */
const lastResort = (remedy: Remedy): number => Number(remedy.kind === "override" && remedy.sure);

type Asked = Replayed & { session: number };
type Cause =
  | { kind: "override"; tool: string; capability: Capability; sure: boolean }
  | { kind: "allow"; to: string; destination: DestinationKind }
  | { kind: "lock" }
  | { kind: "past" }
  | { kind: "own files" };

/** What a question came from: each of its tools with a leg, its destination, a tool that the lock lacks, a past that nobody saw. */
function causesOf({ entry, finding }: Replayed, rules: GuardRules): [key: string, cause: Cause][] {
  if (entry.cause === "own files") return [["own", { kind: "own files" }]];
  if (!finding) return [["lock", { kind: "lock" }]];
  const causes: [string, Cause][] = [];
  const parts = [
    ...finding.before,
    ...finding.own.map((capability) => ({
      capability,
      tool: entry.tool,
      sure: ((rules.tools.find(({ id }) => id === entry.tool)?.sure ?? 0) & bitOf(capability)) !== 0,
    })),
  ];
  for (const { capability, tool, sure } of parts) {
    const isKnown = rules.tools.some(({ id }) => id === tool);
    if (!isKnown && tool === PAST) causes.push(["past", { kind: "past" }]);
    else if (!isKnown) causes.push(["lock", { kind: "lock" }]);
    else if (LEGS.includes(capability))
      causes.push([`${capability}\0${tool}`, { kind: "override", tool, capability, sure }]);
  }
  const { to, allowable, destination } = entry;
  if (to !== undefined && allowable && destination) causes.push([`to\0${to}`, { kind: "allow", to, destination }]);
  return [...new Map(causes).entries()];
}
