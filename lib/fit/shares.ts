import type { ReadServer, ToolRule } from "../core/annotations/define";
import { examine } from "../core/annotations/examine";
import { TOOL_RULES } from "../core/annotations/rules";
import { seeded } from "./random";

/** Of how many servers, tools and sessions of five servers a rule speaks. */
export type Shares = { servers: number; tools: number; sessions: number; hinted: number; rules: Record<string, { servers: number; tools: number; sessions: number }> };
export type Noise = { listed: Shares; found: Shares };

const SESSIONS = 300;
const SESSION_SIZE = 5;
const SEED = 7;

/** Counts; each server is looked at alone, then in random sessions of five. `hinted` are tools that declare a hint. */
export function countShares(servers: readonly ReadServer[]): Shares {
  const rules = Object.fromEntries(TOOL_RULES.map(({ id }) => [id, { servers: 0, tools: 0, sessions: 0 }]));
  for (const server of servers) {
    const remarks = examine([server]);
    for (const { id } of TOOL_RULES) {
      const own = remarks.filter(({ rule }) => rule === id);
      if (own.length === 0) continue;
      rules[id]!.servers++;
      rules[id]!.tools += own.reduce((sum, { tools }) => sum + tools.length, 0);
    }
  }
  const random = seeded(SEED);
  const sessions = servers.length < SESSION_SIZE ? 0 : SESSIONS;
  for (let session = 0; session < sessions; session++) {
    const drawn = new Set<ReadServer>();
    while (drawn.size < SESSION_SIZE) drawn.add(servers[Math.floor(random() * servers.length)]!);
    for (const id of new Set(examine([...drawn]).map(({ rule }) => rule))) rules[id]!.sessions++;
  }
  const tools = servers.flatMap((server) => server.tools);
  return { servers: servers.length, tools: tools.length, sessions, hinted: tools.filter(({ hints }) => Object.values(hints).some(({ declared }) => declared)).length, rules };
}

/** The page that a reviewer sees change. */
export function renderNoise(noise: Noise, rules: readonly ToolRule[]): string {
  const percent = (part: number, whole: number) => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`);
  const table = ({ servers, tools, sessions, rules: counts }: Shares) =>
    [
      "| rule | level | confidence | servers | tools | sessions of five |",
      "| --- | --- | --- | --- | --- | --- |",
      ...rules.map(({ id, level, confidence }) => {
        const one = counts[id] ?? { servers: 0, tools: 0, sessions: 0 };
        return `| ${id} | ${level} | ${confidence} | ${percent(one.servers, servers)} (${one.servers}) | ${percent(one.tools, tools)} (${one.tools}) | ${percent(one.sessions, sessions)} |`;
      }),
    ].join("\n");
  const { listed, found } = noise;
  return `# How often the rules about tools speak

The share of real servers, and of their tools, of which each rule says something. Nobody has checked every hit: a high share is noise or a
habit of authors, a low share is what a rule should have. Rules about several servers are silent on one alone; the last column is of
random sessions of five of these servers. \`npm run noise\` counts again.

## ${listed.servers} current servers of a package registry

${listed.tools} tools, of which ${listed.hinted} declare a hint.

${table(listed)}

## ${found.servers} servers of public repositories, in parts

${found.tools} tools, of which ${found.hinted} declare a hint.

${table(found)}
`;
}
