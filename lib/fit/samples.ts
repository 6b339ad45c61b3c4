import type { Label } from "../core/classification/reviewed/label";
import type { Question } from "../core/classification/scoring/question";
import { extractFeatures, FEATURE_GROUP_IDS } from "../core/classification/features";
import type { Feature, FeatureGroupId } from "../core/classification/features/feature";
import { findFeature } from "../core/classification/features/registry";
import { learnWords } from "../core/classification/features/learned-words";
import { profileServer } from "../core/classification/parsing/profile";
import { readTool, type Reading } from "../core/classification/parsing/read";
import { perLeg, type PerLeg } from "../core/model/leg";
import type { Tool } from "../core/model/tool";
import { BASELINES } from "./baselines";
import type { Data } from "./data";
import { facetsOf, type Facets } from "./facets";
import type { Labelled } from "./labels";
import { isMeasured, type LabelSource } from "./sources";

/** A row of a sparse matrix: indices of its features and their values. */
export type SparseRow = { indices: number[]; values: number[] };

/** What the fit knows about one labelled tool: facts, no texts. */
export type Sample = {
  labels: Record<Question, Label>;
  /** Numbers of its server and of the family of its server. */
  owner: number;
  family: number;
  facets: Facets;
  source: LabelSource;
  /** What it acts on, and on what kind of service, in words of the lexicon. */
  kind: string;
  /** What each simpler method says about each leg: 1 or 0. */
  baselines: PerLeg<number[]>;
  /** What is observed in the context of all tools of its server, and on its own: columns and values. */
  together: SparseRow;
  alone: SparseRow;
};

/** All labelled tools, and the feature that each column stands for. */
export type Samples = { columns: Feature[]; samples: Sample[] };

/** No text can be put together again from terms that were found in so many families and have lost their order. */
const MIN_FAMILIES = 6;
/** Values are kept in hundredths. */
const PARTS = 100;

type Seen = Map<Feature, number>;

/** Observes every labelled tool twice, in the context of all tools of its server and on its own. */
export function observe({ tools, families }: Data): Samples {
  const mates = new Map<string, Tool[]>();
  for (const { owner, tool, beside = [] } of tools) mates.set(owner, [...(mates.get(owner) ?? []), tool, ...beside]);
  const together = tools.map((tool) => see(tool, mates.get(tool.owner)!));
  const alone = tools.map((tool) => see(tool, [tool.tool]));
  const columns = columnsOf(
    together.map(({ seen }) => seen),
    families,
  );
  const places = new Map(columns.map((feature, at) => [feature, at]));
  const numberOf = numbering();
  const familyOf = numbering();
  return {
    columns,
    samples: tools.map((tool, at) => ({
      labels: tool.labels,
      owner: numberOf(tool.owner),
      family: familyOf(families[at]!),
      facets: facetsOf(tool, together[at]!.reading),
      source: tool.source,
      kind: kindOf(together[at]!.reading),
      baselines: perLeg((leg) => BASELINES.map(({ judge }) => judge(leg, tool))),
      together: rowOf(together[at]!.seen, places),
      alone: rowOf(alone[at]!.seen, places),
    })),
  };
}

function see({ server, tool }: Labelled, mates: readonly Tool[]): { reading: Reading; seen: Seen } {
  const reading = readTool(server, profileServer(server, mates), tool);
  const features = extractFeatures(reading);
  const seen: Seen = new Map();
  for (const group of FEATURE_GROUP_IDS)
    for (const { feature, value } of features[group]) if (feature.fitted) seen.set(feature, value);
  return { reading, seen };
}

/** The features that may be learned, in a fixed order. */
function columnsOf(seen: readonly Seen[], families: readonly string[]): Feature[] {
  const found = new Map<Feature, Set<string>>();
  seen.forEach((features, at) => {
    for (const feature of features.keys()) {
      const its = found.get(feature);
      if (its) its.add(families[at]!);
      else found.set(feature, new Set([families[at]!]));
    }
  });
  const keyOf = ({ group, name }: Feature) => `${group}/${name}`;
  return [...found]
    .flatMap(([feature, its]) => (its.size >= MIN_FAMILIES ? [feature] : []))
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

function rowOf(seen: Seen, places: ReadonlyMap<Feature, number>): SparseRow {
  const entries = [...seen]
    .flatMap(([feature, value]): [number, number][] => {
      const at = places.get(feature);
      return at === undefined ? [] : [[at, Math.round(value * PARTS) / PARTS]];
    })
    .filter(([, value]) => value !== 0)
    .sort(([a], [b]) => a - b);
  return { indices: entries.map(([at]) => at), values: entries.map(([, value]) => value) };
}

const kindOf = ({ thing, profile }: Reading) =>
  `${thing?.meaning.label ?? "things that it does not name"}, on ${profile.kinds[0]?.service.label ?? "an unknown service"}`;

function numbering(): (key: string) => number {
  const known = new Map<string, number>();
  return (key) => {
    if (!known.has(key)) known.set(key, known.size);
    return known.get(key)!;
  };
}

/** The feature of a column by its names; undefined if the program no longer has it. */
export function columnOf(group: FeatureGroupId, name: string): Feature | undefined {
  if (group === "word") learnWords([name]);
  return findFeature(group, name);
}

/** Those by which everything is measured. */
export const ofServers = ({ columns, samples }: Samples): Samples => ({
  columns,
  samples: samples.filter(({ source }) => isMeasured(source)),
});
