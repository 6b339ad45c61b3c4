import { isCode } from "./acts";
import { clientsOf } from "./clients";
import { baseOf, folderOf } from "./define";
import { isOffer, KINDS } from "./index";
import { rootOf } from "./kinds/plugin";

/** Folders that clients load nothing from, or that hold more than anybody wrote. */
export const SKIPPED_FOLDERS = new Set([
  ".git",
  "node_modules",
  "__pycache__",
  ".venv",
  "venv",
  "dist",
  "build",
  ".next",
  "target",
]);

/** How many levels of folders, and how many folders, are searched: as deep as clients look. */
export const WALK_LIMITS = { depth: 8, folders: 2_000, entries: 50_000 } as const;

const BESIDE_SKILL = /(^|\/)agents\/openai\.ya?ml$/i;
const BESIDE_PLUGIN = /(^|\/)(?:\.?mcp\.json|\.lsp\.json|monitors\/monitors\.json|[A-Z][\w-]*\.md)$/;

/**
 * Which of the files of a folder have to be read: those that are components, the scripts of skills, and what their manifests point to.
 * `named` are those of which only the names matter. Paths with forward slashes. With `loaded`, what no client loads is left out, such as an example in a repository.
 */
export function wantedFiles(paths: readonly string[], { loaded = false } = {}): { read: string[]; named: string[] } {
  const roots = { skill: new Set<string>(), plugin: new Set<string>() };
  const claimed = new Map<string, boolean>();
  for (const path of paths) {
    if (isOffer(path)) continue;
    for (const kind of KINDS) {
      if (!kind.claims(path)) continue;
      const known = !loaded || kind.id === "plugin" || kind.id === "extension" || clientsOf(kind.id, path).length > 0;
      claimed.set(path, known || claimed.get(path) === true);
      if (!known) continue;
      if (kind.id === "skill") roots.skill.add(folderOf(path));
      if (kind.id === "plugin" && baseOf(path) === "plugin.json") roots.plugin.add(rootOf(path));
      if (kind.id === "extension") roots.plugin.add(folderOf(path));
    }
  }
  const read: string[] = [];
  const named: string[] = [];
  for (const path of paths) {
    const inSkill = below(path, roots.skill);
    const inPlugin = below(path, roots.plugin);
    if (
      claimed.get(path) ||
      (claimed.has(path) && inPlugin) ||
      (inSkill && (isCode(path) || BESIDE_SKILL.test(path))) ||
      (inPlugin && BESIDE_PLUGIN.test(path))
    )
      read.push(path);
    else if (inPlugin && /(^|\/)bin\//.test(path)) named.push(path);
  }
  return { read, named };
}

function below(path: string, roots: ReadonlySet<string>): boolean {
  if (roots.has("")) return true;
  for (let folder = folderOf(path); folder !== ""; folder = folderOf(folder)) if (roots.has(folder)) return true;
  return false;
}
