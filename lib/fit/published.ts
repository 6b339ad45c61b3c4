import { readFile } from "node:fs/promises";
import type { Labelled } from "./labels";
import type { Author, LabelSource } from "./sources";

type Source = Exclude<LabelSource, Author>;

/** Files of definitions of published servers, one JSON object a line. Where they come from is said in their folder. */
const ORIGIN_OF = {
  first: "published",
  second: "published",
  third: "published",
  "registry-first": "published",
  "registry-second": "published",
  "registry-third": "published",
  "registry-fourth": "published",
  "registry-fifth": "published",
  pieces: "published",
  nodes: "published",
  "readmes-first": "described",
  "readmes-second": "described",
  "readmes-third": "described",
  "readmes-fourth": "described",
  "readmes-fifth": "described",
  "readmes-sixth": "described",
  "readmes-seventh": "described",
  "readmes-eighth": "described",
  "readmes-ninth": "described",
  "readmes-tenth": "described",
  chosen: "chosen",
} as const satisfies Record<string, Source>;
export type Part = keyof typeof ORIGIN_OF;
export const PARTS = Object.keys(ORIGIN_OF) as Part[];
export const fileOf = (part: Part): string => `lib/fit/published/${part}.jsonl`;

/** One line: a definition with its labels, where it was read, and under which licence it may be passed on. */
type PublishedLine = Pick<Labelled, "id" | "server" | "tool" | "labels"> & {
  /** `github:OWNER/REPO`, or `npm:NAME@VERSION`. */
  package: string;
  license: string;
};

/** All of them. */
export async function readPublished(): Promise<Labelled[]> {
  return (await Promise.all(PARTS.map((part) => readPart(fileOf(part), ORIGIN_OF[part])))).flat();
}

/** The labelled tools of a file. A server is what one package publishes under one name. */
export async function readPart(file: string, source: Source = "published"): Promise<Labelled[]> {
  const lines = (await readFile(file, "utf8")).split("\n").filter(Boolean);
  return lines.map((line) => {
    const { id, package: from, server, tool, labels } = JSON.parse(line) as PublishedLine;
    return { id, owner: `${from} ${server.name}`, domain: "Published servers", server, tool, labels, source };
  });
}
