import type { Capability } from "../model/capability";
import { foresee } from "../propagation/progress";
import { bitOf, capabilitiesIn, completes, type Bits } from "./policy";
import type { GuardedTool, GuardRules, StopAnswer } from "./rules";
import type { Touched } from "./state";

/** What a call would complete, and through whom. */
export type GuardFinding = {
  /** Id of the policy, or the walk's rule. */
  policy: string;
  label: string;
  stop: StopAnswer;
  /** Whether that holds even if nothing uncertain counts. */
  sure: boolean;
  /** The part that the call itself contributes. */
  own: Capability[];
  /** The parts that earlier calls contributed, and by which tool. */
  before: { capability: Capability; tool: string; sure: boolean }[];
};

const UNTRUSTED = bitOf("untrusted");
const EGRESS = bitOf("egress");
/** What a call brings in; all else is what it does. */
const BROUGHT = bitOf("private") | UNTRUSTED;

/** The worst thing that a call would complete: certain before uncertain, then in the order of policies. */
export function findCompleted(rules: GuardRules, touched: Touched, tool: GuardedTool): GuardFinding | undefined {
  const { rule, completing, threshold } = rules.settings;
  if (rule !== "policies") {
    const { effect } = foresee(touched.progress, tool, threshold)[rule];
    if (effect === "pass") return undefined;
    return {
      policy: rule,
      label: `rule “${rule}”`,
      stop: effect === "block" ? "deny" : "ask",
      sure: (tool.sure & EGRESS) !== 0,
      ...partsOf([BROUGHT, EGRESS], touched, tool),
    };
  }
  const found = rules.policies.flatMap((policy): GuardFinding[] =>
    completes(policy, touched.bits, tool.bits)
      ? [
          {
            policy: policy.id,
            label: policy.label,
            stop: completing,
            sure: completes(policy, touched.sure, tool.sure),
            ...partsOf(policy.sides, touched, tool),
          },
        ]
      : [],
  );
  return found.find(({ sure }) => sure) ?? found[0];
}

/**
 * Which tool meets each side of a policy: the call itself if it does, otherwise the first tool that did. What the call may bring in and an
 * earlier one brought in for certain is told of the earlier one.
 */
function partsOf(sides: readonly Bits[], touched: Touched, tool: GuardedTool): Pick<GuardFinding, "own" | "before"> {
  const acts = (side: Bits): boolean => (side & ~BROUGHT) !== 0;
  const can = sides.some(acts) ? tool.bits & ~UNTRUSTED : tool.bits;
  const isOwn = (side: Bits): boolean =>
    (side & can) !== 0 && (acts(side) || (side & can & tool.sure) !== 0 || (side & touched.sure) === 0);
  const own = capabilitiesIn(sides.filter(isOwn).reduce((bits, side) => bits | (side & can), 0));
  const before = sides
    .filter((side) => !isOwn(side))
    .flatMap((side) =>
      capabilitiesIn(side)
        .flatMap((capability) => {
          const by = touched.by[capability];
          return by ? [{ capability, ...by }] : [];
        })
        .sort((a, b) => Number(b.sure) - Number(a.sure))
        .slice(0, 1),
    );
  return { own, before };
}

/** Whether what the call completes is completed by sending alone, so that a destination that the user chose answers it. */
export function isAboutSending({ own }: GuardFinding): boolean {
  return own.includes("egress") && !own.includes("writes") && !own.includes("destructive");
}
