import { gather, gatherEffects } from "../core/classification/classify";
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

/** Features that occur on fewer servers than this are chance. */
const MIN_SERVERS = 3;

/** The features that a question may use, in a fixed order: `signal:feature`. Claims and the catalogue are weighed by hand. */
export function vocabulary(
  question: Question,
  tools: readonly Labelled[],
  extractions: readonly Extraction[],
): string[] {
  const servers = new Map<string, Set<string>>();
  extractions.forEach(({ seen }, index) => {
    for (const { scorer, features } of seen[question]) {
      const signal = scorer.id;
      if (signal.startsWith("claim") || signal.startsWith("known")) continue;
      for (const { feature } of features) {
        const key = `${signal}:${feature.name}`;
        let known = servers.get(key);
        if (!known) servers.set(key, (known = new Set()));
        known.add(tools[index]!.owner);
      }
    }
  });
  return [...servers]
    .filter(([, owners]) => owners.size >= MIN_SERVERS)
    .map(([key]) => key)
    .sort();
}

export function rowsOf(question: Question, keys: readonly string[], extractions: readonly Extraction[]): Row[] {
  const index = new Map(keys.map((key, at) => [key, at]));
  return extractions.map(({ seen }) => {
    const row: Row = { indices: [], values: [] };
    for (const { scorer, features } of seen[question]) {
      for (const { feature, value } of features) {
        const at = index.get(`${scorer.id}:${feature.name}`);
        if (at === undefined) continue;
        row.indices.push(at);
        row.values.push(value);
      }
    }
    return row;
  });
}
