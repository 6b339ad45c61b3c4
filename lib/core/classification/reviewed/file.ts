import { QUESTIONS } from "../scoring/question";
import type { Fingerprint, KnownServer, KnownTool, Label } from "./label";

/**
 * The file of known tools: facts and figures, no text of a tool. A server's tools are one line each, blank-separated:
 * five labels in the order of `QUESTIONS` (`-` where nobody judged), the number of passes, the length of the description, digest
 * and sketch of the definition (`-` where there is none), and at last the name, which alone may hold blanks.
 */
export type KnownFile = {
  schema: "trefoil-known/1";
  servers: (Omit<KnownServer, "tools"> & { tools: string[] })[];
};

/** Five labels in the order of `QUESTIONS`, as `ymn--`. */
export function writeLabels({ labels }: Pick<KnownTool, "labels">): string {
  return QUESTIONS.map((question) => labels[question] ?? "-").join("");
}

export function writeTool(tool: KnownTool): string {
  const { name, passes, definition } = tool;
  return [
    writeLabels(tool),
    passes,
    definition?.length ?? "-",
    definition?.digest ?? "-",
    definition?.sketch ?? "-",
    name,
  ].join(" ");
}

/** Reads a line that `writeTool` wrote. */
export function readTool(line: string): KnownTool {
  const words = line.split(" ", 5);
  const [said = "", passes = "", length = "", digest = "", sketch = ""] = words;
  const labels: KnownTool["labels"] = {};
  QUESTIONS.forEach((question, at) => {
    const label = said[at];
    if (label !== undefined && label !== "-") labels[question] = label as Label;
  });
  const definition: Fingerprint = { length: Number(length), digest, ...(sketch !== "-" && { sketch }) };
  return {
    name: nameOf(line),
    labels,
    passes: Number(passes),
    ...(digest !== "-" && { definition }),
  };
}

/** The name of a tool by its line: what stands behind the fifth blank. */
export function nameOf(line: string): string {
  let at = -1;
  for (let blank = 0; blank < 5; blank++) at = line.indexOf(" ", at + 1);
  return line.slice(at + 1);
}
