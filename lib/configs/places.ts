import { readdir } from "node:fs/promises";
import path from "node:path";
import type { Platform } from "@/lib/core/importers";
import { matchesPattern } from "@/lib/core/text/pattern";

/** How many files a `*` in a path may stand for. */
const MOST_FILES = 200;

export const platform = (): Platform =>
  process.platform === "darwin" || process.platform === "win32" ? process.platform : "linux";

/** The files that a path with stars stands for, in the order of their names; the path itself when it has none. */
export async function filesLike(pattern: string): Promise<string[]> {
  if (!pattern.includes("*")) return [pattern];
  let files = [path.parse(pattern).root];
  for (const part of pattern.slice(files[0]!.length).split(path.sep)) {
    const next = await Promise.all(
      files.map(async (folder) =>
        (part.includes("*") ? (await namesIn(folder)).filter((name) => matchesPattern(name, part)) : [part]).map(
          (name) => path.join(folder, name),
        ),
      ),
    );
    files = next.flat().slice(0, MOST_FILES);
  }
  return files;
}

const namesIn = async (folder: string): Promise<string[]> => (await readdir(folder).catch(() => [])).toSorted();
