import { join } from "node:path";
import { familiesOf, sliceOf } from "./families";
import { readLabels, type Labelled } from "./labels";

/** All labelled tools, the family of each, and the slice that it was sealed in: 0 for what was open from the beginning. */
export type Data = { tools: Labelled[]; families: string[]; slices: number[] };

/** Reads `dev.jsonl`, which was open from the beginning with all relatives of its servers, and `more.jsonl`, which is sliced. */
export async function readData(folder: string): Promise<Data> {
  const dev = await readLabels(join(folder, "dev.jsonl"));
  const tools = [...dev, ...(await readLabels(join(folder, "more.jsonl")))];
  const families = familiesOf(tools);
  const open = new Set(families.slice(0, dev.length));
  return { tools, families, slices: families.map((family) => (open.has(family) ? 0 : sliceOf(family))) };
}

export const LABELS = "../shared/labels";

/** The part of the data for which `keep` holds. */
export function partOf({ tools, families, slices }: Data, keep: (slice: number) => boolean): Data {
  const at = slices.flatMap((slice, index) => (keep(slice) ? [index] : []));
  return {
    tools: at.map((index) => tools[index]!),
    families: at.map((index) => families[index]!),
    slices: at.map((index) => slices[index]!),
  };
}
