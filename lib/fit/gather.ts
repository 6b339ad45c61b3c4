import { gather, gatherEffects } from "../core/classification/classify";
import { cluesOf } from "../core/classification/features";
import type { Seen } from "../core/classification/scoring/judge";
import type { Tool } from "../core/model/tool";
import { profileServer } from "../core/classification/parsing/profile";
import { readTool, type Reading } from "../core/classification/parsing/read";
import type { Labelled, Question } from "./labels";
import type { Row } from "./logistic";

/** One tool as the signals see it. */
export type Sight = { reading: Reading; seen: Record<Question, Seen[]> };

/** Sees every tool twice: in the light of all tools of its server, and alone. */
export function seeAll(tools: readonly Labelled[]): { together: Sight[]; alone: Sight[] } {
  const mates = new Map<string, Tool[]>();
  for (const { owner, tool } of tools) mates.set(owner, [...(mates.get(owner) ?? []), tool]);
  return {
    together: tools.map((tool) => see(tool, mates.get(tool.owner)!)),
    alone: tools.map((tool) => see(tool, [tool.tool])),
  };
}

function see({ server, tool }: Labelled, mates: readonly Tool[]): Sight {
  const reading = readTool(server, profileServer(server, mates), tool);
  const clues = cluesOf(reading);
  return {
    reading,
    seen: {
      private: gather("private", clues, reading),
      untrusted: gather("untrusted", clues, reading),
      egress: gather("egress", clues, reading),
      writes: gatherEffects("writes", clues),
      destructive: gatherEffects("destructive", clues),
    },
  };
}

/** Features that occur on fewer servers than this are chance. */
const MIN_SERVERS = 3;

/** The features that a question may use, in a fixed order: `signal:feature`. Claims and the catalogue are weighed by hand. */
export function vocabulary(question: Question, tools: readonly Labelled[], sights: readonly Sight[]): string[] {
  const servers = new Map<string, Set<string>>();
  sights.forEach(({ seen }, index) => {
    for (const { speaker, clues } of seen[question]) {
      const signal = speaker.id;
      if (signal.startsWith("claim") || signal.startsWith("known")) continue;
      for (const { feature } of clues) {
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

export function rowsOf(question: Question, keys: readonly string[], sights: readonly Sight[]): Row[] {
  const index = new Map(keys.map((key, at) => [key, at]));
  return sights.map(({ seen }) => {
    const row: Row = { indices: [], values: [] };
    for (const { speaker, clues } of seen[question]) {
      for (const { feature, value } of clues) {
        const at = index.get(`${speaker.id}:${feature.name}`);
        if (at === undefined) continue;
        row.indices.push(at);
        row.values.push(value);
      }
    }
    return row;
  });
}
