import { extractFeatures } from "../core/classification/features";
import type { Feature } from "../core/classification/features/feature";
import { scored, type Scored } from "../core/classification/scoring/score";
import type { Tool } from "../core/model/tool";
import { profileServer } from "../core/classification/parsing/profile";
import { readTool, type Reading } from "../core/classification/parsing/read";
import type { Labelled, Question } from "./labels";
import type { Row } from "./logistic";

/** One tool as the signals see it. */
export type Extraction = { reading: Reading; seen: Record<Question, Scored[]> };

/** Sees every tool twice: in the light of all tools of its server, and alone. */
export function seeAll(tools: readonly Labelled[]): { together: Extraction[]; alone: Extraction[] } {
  const mates = new Map<string, Tool[]>();
  for (const { owner, tool } of tools) mates.set(owner, [...(mates.get(owner) ?? []), tool]);
  return {
    together: tools.map((tool) => see(tool, mates.get(tool.owner)!)),
    alone: tools.map((tool) => see(tool, [tool.tool])),
  };
}

function see({ server, tool }: Labelled, mates: readonly Tool[]): Extraction {
  const reading = readTool(server, profileServer(server, mates), tool);
  const features = extractFeatures(reading);
  return {
    reading,
    seen: {
      private: scored("private", features),
      untrusted: scored("untrusted", features),
      egress: scored("egress", features),
      writes: scored("writes", features),
      destructive: scored("destructive", features),
    },
  };
}

/** Features that occur in fewer families than this are chance. */
const MIN_FAMILIES = 3;
/** Words that occur in fewer families than this are not learned: no sentence can be put together again from those that are. */
const MIN_FAMILIES_OF_WORDS = 5;

/** A feature as one signal (for effects: one group) hears it: what a weight is of. */
export type Column = { signal: string; feature: Feature };

const keyOf = ({ signal, feature }: Column) => `${signal}:${feature.name}`;

/** The columns that a question may use, in a fixed order. Claims are weighed by hand. */
export function columnsFor(
  question: Question,
  families: readonly string[],
  extractions: readonly Extraction[],
): Column[] {
  const bySignal = new Map<string, Map<Feature, Set<string>>>();
  extractions.forEach(({ seen }, index) => {
    for (const { scorer, observations } of seen[question]) {
      const features = bySignal.get(scorer.id) ?? new Map<Feature, Set<string>>();
      bySignal.set(scorer.id, features);
      for (const { feature } of observations) {
        if (!feature.fitted) continue;
        const known = features.get(feature);
        if (known) known.add(families[index]!);
        else features.set(feature, new Set([families[index]!]));
      }
    }
  });
  return [...bySignal]
    .flatMap(([signal, features]) => [...features].map(([feature, its]) => ({ signal, feature, its })))
    .filter(({ feature, its }) => its.size >= (feature.group === "word" ? MIN_FAMILIES_OF_WORDS : MIN_FAMILIES))
    .map(({ signal, feature }) => ({ signal, feature }))
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

export function rowsOf(question: Question, columns: readonly Column[], extractions: readonly Extraction[]): Row[] {
  const bySignal = new Map<string, Map<Feature, number>>();
  columns.forEach(({ signal, feature }, at) => {
    const places = bySignal.get(signal) ?? new Map<Feature, number>();
    bySignal.set(signal, places.set(feature, at));
  });
  return extractions.map(({ seen }) => {
    const row: Row = { indices: [], values: [] };
    for (const { scorer, observations } of seen[question]) {
      const places = bySignal.get(scorer.id);
      if (!places) continue;
      for (const { feature, value } of observations) {
        const at = places.get(feature);
        if (at === undefined) continue;
        row.indices.push(at);
        row.values.push(value);
      }
    }
    return row;
  });
}
