import { gather, gatherEffects } from "../core/classification/classify";
import { named } from "../core/classification/features/feature";
import { extractFeatures } from "../core/classification/features";
import type { Scored } from "../core/classification/scoring/judge";
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
      private: gather("private", features, reading),
      untrusted: gather("untrusted", features, reading),
      egress: gather("egress", features, reading),
      writes: gatherEffects("writes", features),
      destructive: gatherEffects("destructive", features),
    },
  };
}

/** Features that occur in fewer families than this are chance. */
const MIN_FAMILIES = 3;
/** Words that occur in fewer families than this are not learned: no sentence can be put together again from those that are. */
const MIN_FAMILIES_OF_WORDS = 5;

/** Whether a key is of a word that was learned, and not of what the lexicon knows. */
export const isWord = (key: string) => /^(?:word|words-of-[a-z-]+):/.test(key);

/** The features that a question may use, in a fixed order: `signal:feature`. Claims and the catalogue are weighed by hand. */
export function vocabulary(
  question: Question,
  families: readonly string[],
  extractions: readonly Extraction[],
): string[] {
  const seenIn = new Map<string, Map<number, { key: string; families: Set<string> }>>();
  extractions.forEach(({ seen }, index) => {
    for (const { scorer, features } of seen[question]) {
      const signal = scorer.id;
      if (signal.startsWith("claim") || signal.startsWith("known")) continue;
      let known = seenIn.get(signal);
      if (!known) seenIn.set(signal, (known = new Map()));
      for (const { feature } of features) {
        let one = known.get(feature.id);
        if (!one) known.set(feature.id, (one = { key: `${signal}:${feature.name}`, families: new Set() }));
        one.families.add(families[index]!);
      }
    }
  });
  return [...seenIn.values()]
    .flatMap((features) => [...features.values()])
    .filter(({ key, families: its }) => its.size >= (isWord(key) ? MIN_FAMILIES_OF_WORDS : MIN_FAMILIES))
    .map(({ key }) => key)
    .sort();
}

export function rowsOf(question: Question, keys: readonly string[], extractions: readonly Extraction[]): Row[] {
  const index = new Map<string, Map<number, number>>();
  keys.forEach((key, at) => {
    const cut = key.indexOf(":");
    const signal = key.slice(0, cut);
    const features = index.get(signal) ?? new Map<number, number>();
    index.set(signal, features.set(named(key.slice(cut + 1)).id, at));
  });
  return extractions.map(({ seen }) => {
    const row: Row = { indices: [], values: [] };
    for (const { scorer, features } of seen[question]) {
      const places = index.get(scorer.id);
      if (!places) continue;
      for (const { feature, value } of features) {
        const at = places.get(feature.id);
        if (at === undefined) continue;
        row.indices.push(at);
        row.values.push(value);
      }
    }
    return row;
  });
}
