import type { Capability } from "../model/capability";
import { decideUnknown, settle } from "./decide";
import { findCompleted, isAboutSending, type GuardFinding } from "./finding";
import { PAST, strange } from "./find-tool";
import { isQuestion, type LogEntry } from "./log";
import { bitOf } from "./policy";
import type { GuardedTool, GuardRules } from "./rules";
import { touch, UNTOUCHED, type Touched } from "./state";

/** A change that may end questions: a leg that a tool does not have, a destination that is allowed, tools that the lock gains. */
export type RuleChange =
  | { kind: "override"; tool: string; capability: Capability }
  | { kind: "allow"; to: string }
  | { kind: "lock"; tools: readonly GuardedTool[] };

/** A question of the log under rules as they are now: it would be asked again, with this finding, or no longer. */
export type Replayed = { entry: LogEntry; asked: boolean; finding?: GuardFinding };

/**
 * Decides again on every question of a session, by the same functions as the guard, with the rules as they are and a change. How a destination
 * came about is taken from the log, where that was asked; where it was not, a question stays one. The calls that ran are those of the log.
 */
export function replayQuestions(entries: readonly LogEntry[], rules: GuardRules, change?: RuleChange): Replayed[] {
  const tools = new Map(
    (change?.kind === "lock" ? [...rules.tools, ...change.tools] : rules.tools).map((tool) => [tool.id, tool]),
  );
  const changed = (id: string): GuardedTool | undefined => {
    const tool = tools.get(id);
    return tool && change?.kind === "override" && change.tool === id ? without(tool, change.capability) : tool;
  };
  const done: Replayed[] = [];
  const seen = new Set<string>();
  let touched: Touched = UNTOUCHED;
  const run = (tool: GuardedTool): void => {
    // Under policies a tool that ran once tells nothing new.
    if (rules.settings.rule === "policies" && seen.has(tool.id)) return;
    seen.add(tool.id);
    touched = touch(touched, tool, rules.settings);
  };
  for (const entry of entries) {
    if (entry.past === "unknown") run(strange(PAST));
    if (isQuestion(entry)) done.push({ entry, ...again(entry, { rules, touched, change }, changed(entry.tool)) });
    else if (entry.event === "ran" || entry.event === "approved") run(changed(entry.tool) ?? strange(entry.tool));
  }
  return done;
}

type With = { rules: GuardRules; touched: Touched; change?: RuleChange };

function again(
  entry: LogEntry,
  { rules, touched, change }: With,
  tool: GuardedTool | undefined,
): { asked: boolean; finding?: GuardFinding } {
  if (entry.cause === "own files") return { asked: true };
  if (!tool) return { asked: decideUnknown(rules, entry.tool).answer !== "allow" };
  const finding = findCompleted(rules, touched, tool);
  if (!finding) return { asked: false };
  const { provenance, destination, to, allowable } = entry;
  const isAllowed = change?.kind === "allow" && to === change.to && allowable === true;
  const examined =
    rules.settings.provenance && isAboutSending(finding) && provenance !== undefined && destination !== undefined
      ? { provenance: isAllowed ? ("chosen" as const) : provenance, kind: destination, confirms: [] }
      : undefined;
  return { asked: settle(finding, examined, tool.id).answer !== "allow", finding };
}

/** The tool as it would be if somebody said that it does not have a leg. */
function without(tool: GuardedTool, capability: Capability): GuardedTool {
  const rest = ~bitOf(capability);
  const { label } = tool;
  return {
    ...tool,
    bits: tool.bits & rest,
    sure: tool.sure & rest,
    label: {
      ...label,
      ...(capability === "private" && { sensitivity: "none" as const }),
      ...(capability === "untrusted" && { untrusted: false }),
      ...(capability === "egress" && { destination: "ephemeral" as const }),
    },
  };
}
