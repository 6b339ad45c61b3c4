import type { judgeFurther } from "../../analysis/policies";
import type { Cut, Split, Witness } from "../../model/analysis";
import type { Report } from "../../model/report";
import type { ReportPolicy } from "../../model/report-analysis";
import { brief } from "./brief";
import { fourDecimals } from "../../text/four-decimals";
import { byText } from "../../text/order";

export function closeCuts({ tools, servers }: { tools: Cut[]; servers: Cut[] }): Report["cuts"] {
  const close = ({ leg, empties, cost, remove }: Cut) => ({
    leg,
    empties: [...empties],
    cost: fourDecimals(cost),
    remove: [...remove],
  });
  return { tools: tools.map(close), servers: servers.map(close) };
}

export function closeSplit({ parts, unsplittable, refused }: Split): Report["split"] {
  return {
    parts: parts.map(({ without, tools }) => ({ without, tools: [...tools] })),
    unsplittable: [...unsplittable],
    ...(refused && {
      refused: refused.map(({ together, why }) => ({ together: [...together], why: brief(why) })),
    }),
  };
}

export function closePolicy({ policy, own, verdict }: ReturnType<typeof judgeFurther>[number]): ReportPolicy {
  const { id, label, why, sides } = policy;
  return {
    policy: { id, label, why, sides: sides.map((side) => ({ label: side.label, anyOf: [...side.anyOf] })) },
    own,
    level: verdict.level,
    sides: verdict.sides.map((side) => ({ label: side.label, word: side.word, tools: side.tools.length })),
    cuts: verdict.cuts.cautious.map(({ without, cost, remove }) => ({
      without,
      cost: fourDecimals(cost),
      remove: [...remove],
    })),
  };
}

export function sortSets(sets: readonly (readonly string[])[]): string[][] {
  return sets
    .map((set) => [...set].sort(byText))
    .sort((a, b) => a.length - b.length || byText(a.join("\n"), b.join("\n")));
}

export function closeWitness({ tools, p, grade, steps, rating }: Witness): Witness {
  return {
    tools: { private: tools.private, untrusted: tools.untrusted, egress: tools.egress },
    p: fourDecimals(p),
    grade,
    steps: [...steps],
    rating: rating && {
      severity: rating.severity,
      confirmed: rating.confirmed,
      reach: rating.reach,
      harm: rating.harm,
      because: [...rating.because],
    },
  };
}
