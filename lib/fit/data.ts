import { join } from "node:path";
import { familiesOf } from "./families";
import { readLabels, type Labelled } from "./labels";

/** All labelled tools, and the family of each. */
export type Data = { tools: Labelled[]; families: string[] };

export const LABELS = "../shared/labels";

/** Reads both files of labelled definitions. */
export async function readData(folder: string): Promise<Data> {
  const parts = await Promise.all(["dev.jsonl", "more.jsonl"].map((name) => readLabels(join(folder, name))));
  const tools = parts.flat();
  return { tools, families: familiesOf(tools) };
}
