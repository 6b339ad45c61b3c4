import type { Policy, PolicyLevel } from "../model/policy";
import { STANCES, type Session, type Stance } from "../model/session";
import type { VerdictWord } from "../model/verdict";
import { countCovers, minimalCovers } from "./covers";
import { bitsOf, cheapestEmptyings } from "./emptying";
import { hold, type Held } from "./held";
import { minimalServerSets } from "./minimal-server-sets";
import { masksUnder, sidesMet } from "./policy-masks";

/** The policies that everybody is offered, the trifecta first. Own policies are of the same form. */
export const POLICIES: readonly Policy[] = [
  {
    id: "trifecta",
    label: "Lethal trifecta",
    why: "Who can put text before the agent can make it read private data and send it away.",
    sides: [
      { label: "private data", anyOf: ["private"] },
      { label: "untrusted input", anyOf: ["untrusted"] },
      { label: "a way out", anyOf: ["egress"] },
    ],
  },
  {
    id: "rule-of-two",
    label: "Rule of Two",
    why: "An agent without supervision should have at most two of: untrusted input, private data, and changing state or communicating.",
    sides: [
      { label: "untrusted input", anyOf: ["untrusted"] },
      { label: "private data", anyOf: ["private"] },
      { label: "changing state or communicating", anyOf: ["writes", "egress"] },
    ],
  },
  {
    id: "toxic-destruction",
    label: "Toxic destruction",
    why: "Who can put text before the agent can make it delete or overwrite.",
    sides: [
      { label: "untrusted input", anyOf: ["untrusted"] },
      { label: "destruction", anyOf: ["destructive"] },
    ],
  },
];

export type PolicyCut = { without: string; cost: number; remove: string[] };
/** What a policy says about a session. `sides` has, for each side, the strongest verdict of any tool, and the tools that have it. */
export type PolicyVerdict = {
  policy: string;
  level: PolicyLevel;
  sides: { label: string; word: VerdictWord; tools: string[] }[];
  /** Exact numbers of inclusion-minimal tool sets that break it, as decimal strings. */
  combinations: Record<Stance, string>;
  minimalServerSets: Record<Stance, string[][]>;
  /** The cheapest tool removals after which it is kept, all ties; empty when it is kept already. */
  cuts: Record<Stance, PolicyCut[]>;
};

/** A policy, and whether it is one of the session's own. */
type Asked = { policy: Policy; own: boolean };

/** Every policy except the trifecta, the session's own last. */
function furtherOf(session: Session): Asked[] {
  return [
    ...POLICIES.slice(1).map((policy) => ({ policy, own: false })),
    ...(session.policies ?? []).map((policy) => ({ policy, own: true })),
  ];
}

/** What every policy except the trifecta says about a session, the session's own policies last. */
export function judgeFurther(session: Session): (Asked & { verdict: PolicyVerdict })[] {
  const held = hold(session);
  return furtherOf(session).map((one) => ({ ...one, verdict: judgeHeld(held, one.policy) }));
}

/** The same policies with nothing but their levels, for lists of many sessions. */
export function rateFurther(session: Session): (Asked & { level: PolicyLevel })[] {
  const held = hold(session);
  return furtherOf(session).map((one) => ({ ...one, level: levelUnder(held, one.policy) }));
}

function levelUnder(held: Held, policy: Policy): PolicyLevel {
  const [cautious, plain] = STANCES.map((stance) => sidesMet(masksUnder(held, policy, stance).masks)) as [
    number,
    number,
  ];
  return levelOf(cautious, plain, 2 ** policy.sides.length - 1);
}

/** The same computation as for the trifecta, over the masks of another policy. */
export function judgePolicy(session: Session, policy: Policy): PolicyVerdict {
  return judgeHeld(hold(session), policy);
}

function judgeHeld(held: Held, policy: Policy): PolicyVerdict {
  const full = 2 ** policy.sides.length - 1;
  const covers = minimalCovers(full);
  const inStance = (stance: Stance) => {
    const { masks, serverMasks } = masksUnder(held, policy, stance);
    const sizes = Array.from({ length: full + 1 }, () => 0);
    for (const mask of masks) sizes[mask]!++;
    const union = sidesMet(masks);
    return {
      union,
      masks,
      combinations: countCovers(covers, sizes).toString(),
      sets: minimalServerSets({ servers: held.servers, serverMasks }, covers).sets,
      cuts:
        union === full
          ? cheapestEmptyings(itemsOf(held, masks), full).map(({ bit, cost, remove }) => ({
              without: policy.sides[Math.log2(bit)]!.label,
              cost,
              remove,
            }))
          : [],
    };
  };
  const [cautious, plain] = STANCES.map(inStance) as [ReturnType<typeof inStance>, ReturnType<typeof inStance>];
  return {
    policy: policy.id,
    level: levelOf(cautious.union, plain.union, full),
    sides: policy.sides.map(({ label }, at) => {
      const bit = 1 << at;
      const [word, masks]: [VerdictWord, Uint8Array] =
        (plain.union & bit) !== 0
          ? ["yes", plain.masks]
          : [(cautious.union & bit) !== 0 ? "possible" : "no", cautious.masks];
      return {
        label,
        word,
        tools: held.tools.filter((_, place) => (masks[place]! & bit) !== 0).map((tool) => tool.id),
      };
    }),
    combinations: { cautious: cautious.combinations, plain: plain.combinations },
    minimalServerSets: { cautious: cautious.sets, plain: plain.sets },
    cuts: { cautious: cautious.cuts, plain: plain.cuts },
  };
}

function levelOf(cautious: number, plain: number, full: number): PolicyLevel {
  if (plain === full) return "broken";
  if (cautious === full) return "possible";
  return bitsOf(full).filter((bit) => (cautious & bit) === 0).length === 1 ? "one-short" : "kept";
}

const itemsOf = (held: Held, masks: Uint8Array) =>
  held.tools.map((tool, at) => ({ id: tool.id, mask: masks[at]!, cost: 1, kept: false }));
