import { readFileSync, statSync, type Stats } from "node:fs";
import path from "node:path";
import { gitValues } from "./git-config";

/** Folders that are looked into, from the project upwards. */
const DEEPEST = 40;
const MOST = 20;

/** The addresses of the remotes of the git repository that a folder lies in; none where it lies in none. */
export function remotesOf(folder: string): string[] {
  let at = path.resolve(folder);
  for (let step = 0; step < DEEPEST; step++, at = path.dirname(at)) {
    const config = configOf(path.join(at, ".git"));
    if (config !== undefined) return gitValues(config, "remote", "url").slice(0, MOST);
    if (at === path.dirname(at)) return [];
  }
  return [];
}

/** Where the settings of a repository stand: in its folder, or in that of which it is a worktree or a submodule. */
function configOf(git: string): string | undefined {
  const kind = kindOf(git);
  if (kind?.isDirectory()) return path.join(git, "config");
  if (!kind?.isFile()) return undefined;
  const folder = /^gitdir:\s{0,4}(\S.{0,1000})$/m.exec(firstOf(git))?.[1]?.trim();
  if (folder === undefined) return undefined;
  const inside = path.resolve(path.dirname(git), folder);
  const common = firstOf(path.join(inside, "commondir")).trim();
  return path.join(common === "" ? inside : path.resolve(inside, common), "config");
}

function kindOf(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}

function firstOf(file: string): string {
  try {
    return readFileSync(file, "utf8").slice(0, 2_000);
  } catch {
    return "";
  }
}
