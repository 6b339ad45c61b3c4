import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Tool } from "../core/model/tool";
import type { Data } from "./data";
import type { Labelled } from "./labels";
import { readListings } from "./listings";
import { AUTHORS, writesListings, type Author } from "./sources";

const FOLDER = "lib/fit/written";

type Line = Pick<Labelled, "id" | "server" | "labels" | "tool"> & { beside?: Tool[] };

/**
 * All made-up definitions. They are learned from beside the tools of real servers, but no figure of the cross-validation counts
 * them. Tools of one made-up server are a family.
 */
export async function readWritten(): Promise<Data> {
  const parts = await Promise.all(AUTHORS.map(readAuthor));
  const tools = parts.flat();
  return { tools, families: tools.map(({ owner }) => owner) };
}

async function readAuthor(author: Author): Promise<Labelled[]> {
  if (writesListings(author)) return readListings(author, await readFile(join(FOLDER, `${author}.txt`), "utf8"));
  const lines = (await readFile(join(FOLDER, `${author}.jsonl`), "utf8")).split("\n").filter(Boolean);
  return lines.map((line) => {
    const { id, server, tool, labels, beside } = JSON.parse(line) as Line;
    const owner = `${author} ${JSON.stringify(server)}${beside ? ` ${id}` : ""}`;
    return { id, owner, domain: author, server, tool, labels, source: author, beside };
  });
}
