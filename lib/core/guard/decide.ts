import { examine } from "./provenance/examine";
import type { Asking, Examined } from "./provenance/examined";
import { findCompleted, isAboutSending, type GuardFinding } from "./finding";
import type { Keyed, Memory } from "./memory";
import { BLANK } from "./memory";
import type { Surroundings } from "./remember/elsewhere";
import { recall } from "./remember/recall";
import type { GuardedTool, GuardRules, StopAnswer } from "./rules";
import { sayFinding, sayTool } from "./sentence";
import { touch, UNTOUCHED, type Touched } from "./state";

/** What the guard remembers of a session: plain data of bounded size, without any content of calls or results. */
export type GuardState = { touched: Touched; memory: Memory };
export const NEW_SESSION: GuardState = { touched: UNTOUCHED, memory: BLANK };

/** What the guard answers to a call, and why. */
export type GuardDecision = {
  answer: "allow" | StopAnswer;
  /** For the person who is asked, and for the model when it is refused. Empty when there is nothing to say. */
  reason: string;
  /** What would be completed; absent when nothing would. */
  finding?: GuardFinding;
  /** Where the destination came from, if that was examined. */
  examined?: Examined;
};

const ALLOW: GuardDecision = { answer: "allow", reason: "" };

/** Decides on a call of a known tool before it is made. */
export function decideCall(
  rules: GuardRules,
  state: GuardState,
  call: { tool: GuardedTool; args: unknown },
  keyed: Keyed,
): GuardDecision {
  const finding = findCompleted(rules, state.touched, call.tool);
  if (!finding) return ALLOW;
  const { provenance, allowed } = rules.settings;
  const asking: Asking = { memory: state.memory, keyed, allowed };
  return settle(finding, provenance && isAboutSending(finding) ? examine(call, asking) : undefined, call.tool.id);
}

/** What is answered to a call that would complete something. `examined` is absent where its destination answers nothing. */
export function settle(finding: GuardFinding, examined: Examined | undefined, tool: string): GuardDecision {
  const said = sayFinding(finding, tool);
  if (!examined) return { answer: finding.stop, reason: said, finding };
  if (examined.provenance === "chosen" || examined.provenance === "followed")
    return { answer: "allow", reason: "", finding, examined };
  return {
    answer: examined.plain ? "deny" : finding.stop,
    reason: `${said} ${sayProvenance(examined)}`,
    finding,
    examined,
  };
}

/** Decides on a tool that is not in the lock. */
export function decideUnknown(rules: Pick<GuardRules, "settings">, name: string): GuardDecision {
  const { unknown } = rules.settings;
  if (unknown === "allow") return ALLOW;
  return {
    answer: unknown,
    reason: `${sayTool(name)} is not in the lock that the guard goes by, so nothing is known of what it reads and where it sends.`,
  };
}

/** Where a destination came from, as a sentence; without `shown` it names only the kind of destination. */
export function sayProvenance({ provenance, kind, shown }: Pick<Examined, "provenance" | "kind" | "shown">): string {
  const where = shown === undefined ? WHERE[kind] : sayTool(shown);
  switch (provenance) {
    case "brought":
      return `${where} came with that text, not from you.`;
    case "back":
      return `Strangers read and write at ${where}, and what was read meanwhile is not what you spoke of.`;
    case "carrying":
      return `The address at ${where} carries more than you wrote.`;
    default:
      return `You did not name ${where} as a receiver.`;
  }
}

const WHERE: Record<Examined["kind"], string> = {
  "mail address": "this address",
  "web address": "this address",
  "place or person": "this place",
  number: "this number",
  command: "what this command reaches",
  page: "the open page",
  everybody: "everybody",
  unnamed: "where this goes",
  fixed: "this provider",
};

/**
 * One more call that returned. When a person let it pass although the guard had asked, its destination counts as confirmed from now on.
 * What an unknown tool brought in is not known either: it counts as possibly private and possibly written by strangers.
 */
export function afterCall(
  rules: GuardRules,
  state: GuardState,
  call: { tool: GuardedTool; args: unknown; result: string },
  {
    keyed,
    around,
    decided,
  }: { keyed: Keyed; around: Surroundings; decided?: Pick<GuardDecision, "answer" | "examined"> },
): GuardState {
  const memory = recall(state.memory, call, { before: state.touched.bits, keyed, around });
  return {
    touched: touch(state.touched, call.tool, rules.settings),
    memory: decided ? afterAnswer(memory, decided) : memory,
  };
}

function afterAnswer(memory: Memory, { answer, examined }: Pick<GuardDecision, "answer" | "examined">): Memory {
  if (examined?.provenance === "followed") {
    // A file that strangers' link gave may be run by what comes next.
    const planted = examined.kind === "command" ? { planted: memory.planted ?? "a file from a link" } : {};
    return { ...memory, ...planted, spent: memory.spent + (examined.bits ?? 0) };
  }
  if (answer === "allow" || !examined) return memory;
  return {
    ...memory,
    confirmed: { ...memory.confirmed, ...Object.fromEntries(examined.confirms.map((digest) => [digest, 1])) },
  };
}
