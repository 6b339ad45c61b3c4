import { POLICIES } from "@/lib/core/analysis/policies";
import { afterCall, decideCall, NEW_SESSION, type GuardDecision } from "@/lib/core/guard/decide";
import { keyedBy } from "@/lib/guard/keyed";
import { hear } from "@/lib/core/guard/remember/hear";
import { judgeRules } from "@/lib/core/guard/judge";
import type { GuardRules } from "@/lib/core/guard/rules";
import type { Scenario } from "./define";
import { theWorld, WORKSPACE } from "./world";

export type ReplayedScenario = {
  scenario: Scenario;
  /** Of each call in its order; what is asked is let pass, as a person would who sees no harm in it. */
  decisions: (GuardDecision & { call: string; leak: boolean })[];
  /** Every leak, or a call before it that sends, was answered with something else than `allow`. */
  stopped: boolean;
  asked: number;
  denied: number;
};

const session = theWorld();
const keyed = keyedBy("a key of the test");
const rules = new Map<string, GuardRules>();

export function rulesFor(allowed: readonly string[] = [], provenance = true): GuardRules {
  const key = JSON.stringify([allowed, provenance]);
  const known = rules.get(key) ?? judgeRules(session, POLICIES.slice(0, 1), { lock: "", allowed, provenance });
  rules.set(key, known);
  return known;
}

/** Sends a scenario through the guard, call by call. */
export function replay(scenario: Scenario, provenance = true): ReplayedScenario {
  const judged = rulesFor(scenario.allowed, provenance);
  const tools = new Map(judged.tools.map((tool) => [tool.id, tool]));
  let state = NEW_SESSION;
  const decisions: ReplayedScenario["decisions"] = [];
  for (const event of scenario.events) {
    if ("user" in event) {
      state = { ...state, memory: hear(state.memory, event.user, keyed) };
      continue;
    }
    const tool = tools.get(event.call);
    if (!tool) throw new Error(`No tool ${event.call}`);
    const decided = decideCall(judged, state, { tool, args: event.args }, keyed);
    decisions.push({ ...decided, call: event.call, leak: event.leak === true });
    if (decided.answer !== "deny")
      state = afterCall(
        judged,
        state,
        { tool, args: event.args, result: event.result },
        { keyed, around: { workspace: WORKSPACE }, decided },
      );
  }
  const firstLeak = decisions.findIndex(({ leak }) => leak);
  const stops = decisions.map(({ answer }) => answer !== "allow");
  const isSameTool = (at: number) => decisions[at]!.call === decisions[firstLeak]?.call;
  return {
    scenario,
    decisions,
    stopped:
      firstLeak >= 0 && stops.some((stop, at) => stop && at <= firstLeak && (at === firstLeak || isSameTool(at))),
    asked: decisions.filter(({ answer }) => answer === "ask").length,
    denied: decisions.filter(({ answer }) => answer === "deny").length,
  };
}
