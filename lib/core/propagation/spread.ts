import { BIT, maskOf } from "../analysis/mask";
import type { Session, SessionTool, Stance } from "../model/session";
import { labelOf, type Authority } from "./derived";
import type { PropagationDecision } from "./decide";
import { SENSITIVITIES, type Sensitivity, type ToolLabel } from "./labels";
import { foresee, NOTHING_YET, takeIn } from "./progress";
import { SPREAD_RULES, type SpreadRule } from "./rules";
import type { CarriedResult, ClientKnowledge } from "./known";

export type SpreadStep = {
  call: string;
  known: boolean;
  label: ToolLabel;
  after: ClientKnowledge;
  /** What a client would do before the call, under each rule. */
  decisions: Record<SpreadRule, PropagationDecision>;
  /** According to the verdicts the three legs meet here: untrusted words came before, and private data before or in this very call, which sends. */
  meets: boolean;
};

/** `stops` counts calls that are asked about or blocked, `needless` those of them where the three legs do not meet, `missed` calls where they do and that pass. */
export type RuleFigures = { stops: number; needless: number; missed: number };

export type Spread = {
  steps: SpreadStep[];
  results: CarriedResult[];
  figures: Record<SpreadRule, RuleFigures>;
  unknown: number;
};

export type SpreadOptions = {
  stance: Stance;
  authority: Authority;
  /** The sensitivity from which a result counts as sensitive. */ threshold: Sensitivity;
};

/** Sends calls through a session in their order and returns, for each, what is known after it and what each rule would have decided. Linear in the calls. */
export function spread(session: Session, calls: readonly string[], options: SpreadOptions): Spread {
  const tools = new Map(
    session.servers
      .filter((server) => !server.off)
      .flatMap((server) =>
        server.tools
          .filter((tool) => !tool.off)
          .map((tool): [string, { tool: SessionTool; trusted: boolean }] => [
            tool.id,
            { tool, trusted: server.trust !== undefined },
          ]),
      ),
  );
  const labels = new Map<string, ToolLabel>();
  const results: CarriedResult[] = [];
  let now = NOTHING_YET;
  let mask = 0;
  const steps = calls.map((call, at): SpreadStep => {
    const found = tools.get(call);
    const label =
      (found && (labels.get(call) ?? labelOf(found.tool, options.stance, options.authority, found.trusted))) ?? {};
    labels.set(call, label);
    const own = found ? maskOf(found.tool.classification, options.stance) : 0;
    const meets = (own & BIT.egress) !== 0 && (mask & BIT.untrusted) !== 0 && ((mask | own) & BIT.private) !== 0;
    const server = found?.tool.server ?? "";
    const decisions = foresee(now, { label, server }, options.threshold);
    mask |= own;
    if (found) {
      results.push({ at, call, server, sensitivity: label.sensitivity ?? "none", untrusted: label.untrusted === true });
      now = takeIn(now, { label, server, at }, options.threshold);
    }
    return { call, known: found !== undefined, label, after: now.known, decisions, meets };
  });
  const figures = Object.fromEntries(SPREAD_RULES.map((rule) => [rule, countFigures(steps, rule)])) as Record<
    SpreadRule,
    RuleFigures
  >;
  return { steps, results, figures, unknown: steps.filter(({ known }) => !known).length };
}

function countFigures(steps: readonly SpreadStep[], rule: SpreadRule): RuleFigures {
  const stopped = (step: SpreadStep): boolean => step.decisions[rule].effect !== "pass";
  return {
    stops: steps.filter(stopped).length,
    needless: steps.filter((step) => stopped(step) && !step.meets).length,
    missed: steps.filter((step) => step.meets && !stopped(step)).length,
  };
}

/** The sensitivities that a union has seen, in ascending order. */
export function seenIn(seen: number): Sensitivity[] {
  return SENSITIVITIES.filter((_, at) => (seen & (1 << at)) !== 0);
}
