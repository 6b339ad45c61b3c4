import { join } from "node:path";
import { familiesOf } from "./families";
import { readLabels, type Labelled } from "./labels";
import { readPublished } from "./published";

/** All labelled tools, and the family of each. */
export type Data = { tools: Labelled[]; families: string[] };

export const LABELS = "../shared/labels";

/** All definitions of real servers: the labelled ones of the folder, and those of published servers. */
export async function readReal(folder: string): Promise<Data> {
  const [labelled, published] = await Promise.all([readData(folder), readPublished()]);
  const tools = [...labelled.tools, ...published];
  return { tools, families: familiesOf(tools) };
}

/** Reads both files of labelled definitions. */
export async function readData(folder: string): Promise<Data> {
  const parts = await Promise.all(["dev.jsonl", "more.jsonl"].map((name) => readLabels(join(folder, name))));
  const tools = parts.flat();
  return { tools, families: familiesOf(tools) };
}
