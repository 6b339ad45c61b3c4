import { readFile } from "node:fs/promises";
import type { Labelled } from "./labels";

/** Definitions of published servers that are learned from, one JSON object a line. Where they come from is said in the folder. */
export const PUBLISHED = ["first", "second", "third", "registry-first", "registry-second"].map(
  (part) => `lib/fit/published/${part}.jsonl`,
);

/** One line: a definition with its labels, where it was read, and under which licence it may be passed on. */
type PublishedLine = Pick<Labelled, "id" | "server" | "tool" | "labels"> & {
  /** `github:OWNER/REPO`, or `npm:NAME@VERSION`. */
  package: string;
  license: string;
};

/** The labelled tools of published servers. A server is what one package publishes under one name. */
export async function readPublished(files: readonly string[] = PUBLISHED): Promise<Labelled[]> {
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
  const lines = texts.flatMap((text) => text.split("\n").filter(Boolean));
  return lines.map((line) => {
    const { id, package: from, server, tool, labels } = JSON.parse(line) as PublishedLine;
    const owner = `${from} ${server.name}`;
    return { id, owner, domain: "Published servers", server, tool, labels, source: "published" as const };
  });
}
