import type { Label } from "../core/classification/reviewed/label";
import { QUESTIONS, type Question } from "../core/classification/scoring/question";
import { readFile, writeFile } from "node:fs/promises";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { FeatureGroupId } from "../core/classification/features/feature";
import { LEGS, perLeg } from "../core/model/leg";
import { FACETS, type FacetId, type Facets } from "./facets";
import { columnOf, type Sample, type Samples, type SparseRow } from "./samples";
import { SOURCES } from "./sources";

/**
 * The labelled tools as a file of the repository: labels, numbers of servers and families, and which features were observed,
 * in no order of their own. No name and no text of a tool or server is in it.
 */
export const MATRIX = "lib/fit/labelled.json.br";

type Packed = {
  columns: [group: FeatureGroupId, name: string][];
  facets: Record<FacetId, string[]>;
  kinds: string[];
  tools: PackedSample[];
};
/** Columns as differences from the one before; values other than 1 as pairs of position and hundredths. */
type PackedRow = [steps: number[], values: number[]];
type PackedSample = [
  labels: string,
  owner: number,
  family: number,
  facets: number[],
  source: number,
  kind: number,
  baselines: string,
  together: PackedRow,
  alone: PackedRow,
];

const FACET_IDS = Object.keys(FACETS) as FacetId[];

export async function writeMatrix({ columns, samples }: Samples): Promise<void> {
  const kinds = [...new Set(samples.map(({ kind }) => kind))].sort();
  const facets = Object.fromEntries(
    FACET_IDS.map((id) => [id, [...new Set(samples.map((sample) => sample.facets[id]))].sort()]),
  ) as Packed["facets"];
  const packed: Packed = {
    columns: columns.map(({ group, name }) => [group, name]),
    facets,
    kinds,
    tools: samples.map((sample) => [
      QUESTIONS.map((question) => sample.labels[question]).join(""),
      sample.owner,
      sample.family,
      FACET_IDS.map((id) => facets[id].indexOf(sample.facets[id])),
      SOURCES.indexOf(sample.source),
      kinds.indexOf(sample.kind),
      LEGS.map((leg) => sample.baselines[leg].join("")).join(" "),
      packRow(sample.together),
      packRow(sample.alone),
    ]),
  };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_LGWIN]: 24 };
  await writeFile(MATRIX, brotliCompressSync(JSON.stringify(packed), { params }));
}

/** Columns that the program no longer has are left out. */
export async function readMatrix(): Promise<Samples> {
  const packed = JSON.parse(brotliDecompressSync(await readFile(MATRIX)).toString()) as Packed;
  const known = packed.columns.map(([group, name]) => columnOf(group, name));
  const columns = known.filter((feature) => feature !== undefined);
  let next = 0;
  const places = known.map((feature) => (feature === undefined ? -1 : next++));
  return {
    columns,
    samples: packed.tools.map(([labels, owner, family, facets, source, kind, baselines, together, alone]): Sample => {
      const said = baselines.split(" ");
      return {
        labels: Object.fromEntries(QUESTIONS.map((question, at) => [question, labels[at]])) as Record<Question, Label>,
        owner,
        family,
        facets: Object.fromEntries(FACET_IDS.map((id, at) => [id, packed.facets[id][facets[at]!]])) as Facets,
        source: SOURCES[source]!,
        kind: packed.kinds[kind]!,
        baselines: perLeg((leg) => Array.from(said[LEGS.indexOf(leg)]!, Number)),
        together: unpackRow(together, places),
        alone: unpackRow(alone, places),
      };
    }),
  };
}

function packRow({ indices, values }: SparseRow): PackedRow {
  return [
    indices.map((column, at) => column - (at === 0 ? 0 : indices[at - 1]!)),
    values.flatMap((value, at) => (value === 1 ? [] : [at, Math.round(value * 100)])),
  ];
}

function unpackRow([steps, others]: PackedRow, places: readonly number[]): SparseRow {
  const values = steps.map(() => 1);
  for (let at = 0; at < others.length; at += 2) values[others[at]!] = others[at + 1]! / 100;
  const row: SparseRow = { indices: [], values: [] };
  let column = 0;
  steps.forEach((step, at) => {
    column += step;
    if (places[column]! < 0) return;
    row.indices.push(places[column]!);
    row.values.push(values[at]!);
  });
  return row;
}
