import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Label } from "../core/classification/reviewed/label";
import { QUESTIONS, type Question } from "../core/classification/scoring/question";
import { familiesOf } from "./families";
import { readLabels, type Labelled } from "./labels";
import { readPublished } from "./published";

/** All labelled tools, and the family of each. */
export type Data = { tools: Labelled[]; families: string[] };

export const LABELS = "../shared/labels";
/** Labels of further definitions, which lie unlabelled beside the labelled ones: their ids, and no texts. */
const FURTHER = "lib/fit/further-labels.txt";

/** All definitions of real servers: the labelled ones of the folder, and those of published servers. */
export async function readReal(folder: string): Promise<Data> {
  const [labelled, published] = await Promise.all([readData(folder), readPublished()]);
  const tools = [...labelled.tools, ...published];
  return { tools, families: familiesOf(tools) };
}

/** Reads both files of labelled definitions, and the definitions that were labelled since. */
export async function readData(folder: string): Promise<Data> {
  const parts = await Promise.all(["dev.jsonl", "more.jsonl"].map((name) => readLabels(join(folder, name))));
  const labelled = parts.flat();
  const tools = [...labelled, ...(await readFurther(join(folder, "..", "corpus", "tools.jsonl"), labelled))];
  return { tools, families: familiesOf(tools) };
}

/** A tool is of the domain of which the others of its server are. */
async function readFurther(file: string, labelled: readonly Labelled[]): Promise<Labelled[]> {
  const given = new Map(
    (await readFile(FURTHER, "utf8")).split("\n").flatMap((line) => {
      const [labels, ...id] = line.split(" ");
      return id.length === 0 ? [] : [[id.join(" "), labels!] as const];
    }),
  );
  const domains = new Map(labelled.map(({ owner, domain }) => [owner, domain]));
  return (await readLabels(file)).flatMap((tool) => {
    const labels = given.get(tool.id);
    if (labels === undefined) return [];
    given.delete(tool.id);
    const its = Object.fromEntries(QUESTIONS.map((question, at) => [question, labels[at]])) as Record<Question, Label>;
    return [{ ...tool, labels: its, domain: domains.get(tool.owner) ?? "others" }];
  });
}
