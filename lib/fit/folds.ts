import type { Labelled } from "./labels";
import { seeded, shuffled } from "./random";

/** Parts of a server's name that say nothing about what it is. */
const NOISE = new Set([
  "mcp",
  "server",
  "klavis",
  "awslabs",
  "aws",
  "labs",
  "the",
  "remote",
  "reference",
  "modelcontextprotocol",
  "toolathlon",
  "live",
  "tool",
  "tools",
  "io",
  "ai",
  "api",
  "test",
  "my",
  "demo",
]);

/**
 * Folds in which no server, and no relative of it, is on both sides. Servers are relatives when they share a product's name
 * (`klavis-slack`, `modelcontextprotocol-slack`) or two tools of the same name and description. Gives a fold to each tool.
 */
export function serverFolds(tools: readonly Labelled[], folds: number, seed: number): number[] {
  const parent = new Map<string, string>();
  const root = (key: string): string => {
    let at = key;
    while (parent.has(at)) at = parent.get(at)!;
    return at;
  };
  const join = (a: string, b: string) => {
    const [one, two] = [root(a), root(b)];
    if (one !== two) parent.set(one, two);
  };
  const seen = new Map<string, string>();
  for (const { owner, server, tool } of tools) {
    const core = server.name
      .toLowerCase()
      .split("/")
      .at(-1)!
      .split(/[^a-z0-9]+/)
      .filter((part) => part !== "" && !NOISE.has(part))
      .join(" ");
    for (const key of [
      core === "" ? undefined : `name ${core}`,
      `tool ${tool.name} ${(tool.description ?? "").slice(0, 80)}`,
    ]) {
      if (key === undefined || (key.startsWith("tool") && (tool.description ?? "").length < 20)) continue;
      const other = seen.get(key);
      if (other === undefined) seen.set(key, owner);
      else if (other !== owner) join(other, owner);
    }
  }
  const families = new Map<string, number>();
  for (const { owner } of tools) families.set(root(owner), (families.get(root(owner)) ?? 0) + 1);
  const sizes = Array.from({ length: folds }, () => 0);
  const foldOf = new Map<string, number>();
  for (const [group, size] of shuffled([...families], seeded(seed))) {
    const smallest = sizes.indexOf(Math.min(...sizes));
    sizes[smallest]! += size;
    foldOf.set(group, smallest);
  }
  return tools.map(({ owner }) => foldOf.get(root(owner))!);
}
