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

/** Features that occur on fewer servers than this are chance. */
const MIN_SERVERS = 3;

/** A feature as one signal (for effects: one group) hears it: what a weight is of. */
export type Column = { signal: string; feature: Feature };

const keyOf = ({ signal, feature }: Column) => `${signal}:${feature.name}`;

/** The columns that a question may use, in a fixed order. Claims are weighed by hand. */
export function columnsFor(
  question: Question,
  tools: readonly Labelled[],
  extractions: readonly Extraction[],
): Column[] {
  const servers = new Map<string, { column: Column; owners: Set<string> }>();
  extractions.forEach(({ seen }, index) => {
    for (const { scorer, observations } of seen[question]) {
      for (const { feature } of observations) {
        if (!feature.fitted) continue;
        const column = { signal: scorer.id, feature };
        const key = keyOf(column);
        const known = servers.get(key) ?? { column, owners: new Set() };
        servers.set(key, known);
        known.owners.add(tools[index]!.owner);
      }
    }
  });
  return [...servers]
    .filter(([, { owners }]) => owners.size >= MIN_SERVERS)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { column }]) => column);
}

export function rowsOf(question: Question, columns: readonly Column[], extractions: readonly Extraction[]): Row[] {
  const places = new Map(columns.map((column, at) => [keyOf(column), at]));
  return extractions.map(({ seen }) => {
    const row: Row = { indices: [], values: [] };
    for (const { scorer, observations } of seen[question]) {
      for (const { feature, value } of observations) {
        const at = places.get(keyOf({ signal: scorer.id, feature }));
        if (at === undefined) continue;
        row.indices.push(at);
        row.values.push(value);
      }
    }
    return row;
  });
}
