import type { ClientId } from "../../model/client";
import { isRecord } from "../../text/is-record";
import type { Importer, Syntax } from "../define";
import { entriesOf } from "./read-blocks";

/** The syntax of a file: by the file's name, then how it begins: JSON with a bracket or a comment, YAML with a name and a colon. */
export function guessSyntax(fileName: string, text: string): Syntax {
  const extension = /\.(toml|ya?ml|jsonc?|code-workspace)$/i.exec(fileName)?.[1]?.toLowerCase();
  if (extension) return extension === "toml" ? "toml" : extension.startsWith("y") ? "yaml" : "json";
  if (/^[ \t]*\[[ \t]*mcp_servers\b/m.test(text)) return "toml";
  return !/^\ufeff?\s*([{[]|\/[/*])/.test(text) && /^[\w-]+:(\s|$)/m.test(text) ? "yaml" : "json";
}

/**
 * Whose file it is. By the file's name among those that find servers in it. Without one by the shape: a file of one project map is Claude Code's; of those that share a shape the one whose own keys are in most entries. If nothing decides, the client that had the form first.
 */
export function recognise(
  importers: readonly Importer[],
  fileName: string,
  syntax: Syntax,
  config: unknown,
): { importer?: Importer; guessed?: true } {
  const path = fileName.replaceAll("\\", "/");
  const holding = importers.filter(
    (importer) => (importer.syntaxes ?? ["json"]).includes(syntax) && importer.blocks(config).length > 0,
  );
  const byProjects = holding.find((importer) => importer.blocks(config).some((block) => block.path[0] === "projects"));
  const named = holding.find((importer) => importer.fileName.test(path)) ?? byProjects;
  if (named || holding.length <= 1) return { importer: named ?? holding[0] };
  const able = holding
    .filter((importer) => countBearing(importer, config, "foreign") === 0)
    .sort((a, b) => originality(a) - originality(b));
  const own = (importer: Importer) => countBearing(importer, config, "own");
  const [best] = [...able].sort((a, b) => own(b) - own(a));
  return best && own(best) > 0 ? { importer: best } : { importer: best ?? holding[0], guessed: true };
}

/** The forms that others adopted come first. */
const ORIGINALS: readonly string[] = ["claude-desktop", "cursor"] satisfies ClientId[];
const originality = ({ id }: Importer): number => (ORIGINALS.includes(id) ? ORIGINALS.indexOf(id) : ORIGINALS.length);

/** How many entries of a config count as `own` or as `foreign`. */
function countBearing(importer: Importer, config: unknown, way: "own" | "foreign"): number {
  return importer
    .blocks(config)
    .flatMap((block) => entriesOf(config, block))
    .filter(([, raw]) => isRecord(raw) && importer.bearing?.(raw) === way).length;
}
