import type { Labelled } from "./labels";

/** Parts of a server's name that say nothing about what it is. */
const NOISE = new Set([
  "mcp",
  "server",
  "klavis",
  "piece",
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

/** Descriptions shorter than this are the same by chance. */
const TELLING = 20;
/** Two tools of the same name are the same tool if this much of their descriptions is the same. */
const SAME = 80;

/**
 * Of each tool, the family of its server. Servers are relatives when they share a product's name (`klavis-slack`,
 * `modelcontextprotocol-slack`), a tool of the same name and description, or the account that published them on GitHub, and so are relatives
 * of relatives. A family is named after
 * the alphabetically first of its servers.
 */
export function familiesOf(tools: readonly Labelled[]): string[] {
  const parent = new Map<string, string>();
  const root = (key: string): string => {
    let at = key;
    while (parent.has(at)) at = parent.get(at)!;
    return at;
  };
  const seen = new Map<string, string>();
  for (const tool of tools) {
    for (const key of kinshipKeys(tool)) {
      const other = seen.get(key);
      if (other === undefined) seen.set(key, tool.owner);
      const [one, two] = [root(other ?? tool.owner), root(tool.owner)].sort();
      if (one !== two) parent.set(two!, one!);
    }
  }
  return tools.map(({ owner }) => root(owner));
}

function kinshipKeys({ owner, server, tool }: Labelled): string[] {
  const core = server.name
    .toLowerCase()
    .split("/")
    .at(-1)!
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== "" && !NOISE.has(part))
    .join(" ");
  const keys = core === "" ? [] : [`name ${core}`];
  const description = tool.description ?? "";
  const account = /^github:[^/]+/.exec(owner)?.[0];
  if (account !== undefined) keys.push(account);
  if (description.length >= TELLING) keys.push(`tool ${tool.name} ${description.slice(0, SAME)}`);
  return keys;
}
