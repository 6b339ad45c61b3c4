import { sayName } from "../findings/define";
import type { Change } from "../model/change";
import type { Tool } from "../model/tool";
import { compareAnnotations, compareKeys, inWords } from "./compare-claims";
import { compareSchema } from "./compare-schema";
import { wordChange } from "./suspicion";

const TOLD = new Set(["name", "title", "description", "inputSchema", "outputSchema", "annotations", "_meta"]);

/**
 * What changed in the definition of one tool, part by part, without the effect on its legs. All comparisons of definitions use this. The order of keys does not matter.
 */
export function compareTool(name: string, before: Tool, after: Tool): Change[] {
  const further = (tool: Tool) => Object.fromEntries(Object.entries(tool).filter(([key]) => !TOLD.has(key)));
  return [
    ...compareText(name, "title", before.title, after.title),
    ...compareText(name, "description", before.description, after.description),
    ...compareSchema(name, "arguments", before.inputSchema, after.inputSchema),
    ...compareSchema(name, "results", before.outputSchema, after.outputSchema),
    ...compareAnnotations(name, before.annotations, after.annotations),
    ...compareKeys({ tool: name, part: "meta" }, before._meta, after._meta),
    ...compareKeys({ tool: name, part: "other" }, further(before), further(after)),
  ];
}

function compareText(
  tool: string,
  part: "title" | "description",
  before: string | undefined,
  after: string | undefined,
): Change[] {
  const [was, is] = [inWords(before), inWords(after)];
  if (was === is) return [];
  const verb = was === "" ? "is new" : is === "" ? "is gone" : "was reworded";
  return [wordChange({ tool, part, says: `The ${part} of ${sayName(tool)} ${verb}.` }, was, is)];
}
