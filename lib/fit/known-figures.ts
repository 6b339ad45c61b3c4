import { QUESTIONS } from "../core/classification/scoring/question";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import type { KnownFile } from "../core/classification/reviewed/file";
import { KnownTools } from "../core/classification/reviewed/known";
import type { KnownTool, Label } from "../core/classification/reviewed/label";
import type { Tool } from "../core/model/tool";

/**
 * Measures how right the known tools are and how many of those in use are known, and writes it beside them. `npm run known:figures --
 * --first FILE --second FILE --third FILE --in-use FOLDER --older FOLDER`: two passes over the same definitions, made without a look at
 * each other; a later one over some drawn by chance; listings of packages in use as `{ package, version, tools }`; and of older versions
 * of some. What is not given stays as it was measured last. Figures only, no text of any tool.
 */
const FOLDER = "lib/core/classification/reviewed";
const { values } = parseArgs({
  options: {
    first: { type: "string" },
    second: { type: "string" },
    third: { type: "string" },
    "in-use": { type: "string" },
    older: { type: "string" },
  },
});

type Line = { source: { package: string }; tool: Tool; labels: KnownTool["labels"] };

const known = new KnownTools(JSON.parse(await readFile(path.join(FOLDER, "known.json"), "utf8")) as KnownFile);
const found = ({ source, tool }: Line) => known.find(`npm:${source.package.toLowerCase()}`, tool);
const measured = {
  ...(values.first !== undefined &&
    values.second !== undefined && {
      passes: agreement(await read(values.first), labelsOf(await read(values.second))),
    }),
  ...(values.third !== undefined && {
    third: agreement(await read(values.third), (line) => found(line)?.tool.labels),
  }),
  ...(values["in-use"] !== undefined && { inUse: await coverage(values["in-use"]) }),
  ...(values.older !== undefined && { older: await coverage(values.older) }),
};
const before = JSON.parse(await readFile(path.join(FOLDER, "figures.json"), "utf8")) as object;
await writeFile(path.join(FOLDER, "figures.json"), `${JSON.stringify({ ...before, ...measured }, null, 1)}\n`);
process.stdout.write(`${JSON.stringify(measured, null, 1)}\n`);

async function read(file: string): Promise<Line[]> {
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => JSON.parse(line) as Line);
}

function keyOf({ source, tool }: Line): string {
  return JSON.stringify([source.package, tool.name]);
}

function labelsOf(lines: readonly Line[]): (line: Line) => KnownTool["labels"] | undefined {
  const byKey = new Map(lines.map((line) => [keyOf(line), line.labels]));
  return (line) => byKey.get(keyOf(line));
}

/** How often two labels agree, and how often they do where both are plainly yes or no. */
function agreement(lines: readonly Line[], other: (line: Line) => KnownTool["labels"] | undefined) {
  const questions = QUESTIONS.map((question) => {
    const pairs = lines.flatMap((line): [Label, Label][] => {
      const [one, two] = [line.labels[question], other(line)?.[question]];
      return one && two ? [[one, two]] : [];
    });
    const plain = pairs.filter((pair) => !pair.includes("m"));
    return [question, { same: shareOf(pairs), plain: plain.length, plainSame: shareOf(plain) }] as const;
  });
  const servers = new Set(lines.map(({ source }) => source.package)).size;
  return { tools: lines.length, servers, ...Object.fromEntries(questions) };
}

function shareOf(pairs: readonly [Label, Label][]): number {
  const same = pairs.filter(([one, two]) => one === two).length;
  return Math.round((same / Math.max(1, pairs.length)) * 10_000) / 10_000;
}

/** How many tools of these packages are known by their very definition, and how many as another text of the same tool. */
async function coverage(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json"));
  let tools = 0;
  const matches = { same: 0, elsewhere: 0, changed: 0 };
  for (const name of names) {
    const listed = JSON.parse(await readFile(path.join(folder, name), "utf8")) as { package: string; tools: Tool[] };
    for (const tool of listed.tools) {
      tools++;
      const match = found({ source: listed, tool, labels: {} })?.match;
      if (match) matches[match]++;
    }
  }
  return { servers: names.length, tools, ...matches };
}
