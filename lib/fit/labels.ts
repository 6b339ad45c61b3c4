import { readFile } from "node:fs/promises";
import type { Tool } from "../core/model/tool";
import type { Label } from "../core/classification/reviewed/label";
import type { Question } from "../core/classification/scoring/question";
import type { ServerTexts } from "../core/classification/parsing/server-texts";
import type { LabelSource } from "./sources";

/** One labelled tool. `owner` is the server that it belongs to: `id` without the tool's name. */
export type Labelled = {
  id: string;
  owner: string;
  domain: string;
  server: ServerTexts;
  tool: Tool;
  labels: Record<Question, Label>;
  source: LabelSource;
  /** Further tools of its server, of which only name and description are known. */
  beside?: Tool[] | undefined;
};

/** Reads a file of labelled tools, one JSON object a line. */
export async function readLabels(path: string): Promise<Labelled[]> {
  const lines = (await readFile(path, "utf8")).split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => {
    const { id, domain, server, tool, labels } = JSON.parse(line) as Omit<Labelled, "owner" | "source">;
    return {
      id,
      owner: id.slice(0, id.length - tool.name.length - 1),
      domain,
      server,
      tool,
      labels,
      source: "servers" as const,
    };
  });
}
