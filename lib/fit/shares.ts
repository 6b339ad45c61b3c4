import type { ReadServer, ToolRule } from "../core/annotations/define";
import { examine } from "../core/annotations/examine";
import { TOOL_RULES } from "../core/annotations/rules";
import { seeded } from "./random";

/** On how many servers, tools and sessions of five servers a rule fires. */
export type Shares = {
  servers: number;
  tools: number;
  sessions: number;
  hinted: number;
  rules: Record<string, { servers: number; tools: number; sessions: number }>;
};
/** Two halves of the servers; rules are changed by looking only at the first. */
export type Halves = { first: Shares; second: Shares };
/**
 * Findings of one kind held against a list that a person made from the raw answers before looking at them: agreed, reported without being
 * on the list, missed; `open` are those that the list leaves open.
 */
export type ByHand = Record<string, { agreed: number; added: number; missed: number; open: number }>;
export type Noise = {
  listed: Shares;
  found: Shares;
  halves: { listed: Halves; found: Halves };
  hand: { servers: number; tools: number; first: ByHand; second: ByHand };
};

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
  return {
    servers: servers.length,
    tools: tools.length,
    sessions,
    hinted: tools.filter(({ hints }) => Object.values(hints).some(({ declared }) => declared)).length,
    rules,
  };
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
  const { listed, found, halves, hand } = noise;
  const share = (shares: Shares, id: string) => percent(shares.rules[id]?.servers ?? 0, shares.servers);
  const kinds = [...new Set([...Object.keys(hand.first), ...Object.keys(hand.second)])];
  const measured = ({ agreed, added, missed, open }: ByHand[string] = { agreed: 0, added: 0, missed: 0, open: 0 }) =>
    `${agreed} | ${added} | ${missed} | ${open} | ${percent(agreed, agreed + added)} | ${percent(agreed, agreed + missed)}`;
  const byHand = (half: ByHand) =>
    [
      "| kind | agreed | added | missed | left open | precision | recall |",
      "| --- | --- | --- | --- | --- | --- | --- |",
      ...kinds.map((kind) => `| ${kind} | ${measured(half[kind])} |`),
    ].join("\n");
  return `# How often the rules about tools speak

The share of real servers, and of their tools, of which each rule says something. A high share is noise or a habit of authors, a low share is
what a rule should have. Rules about several servers are silent on one alone; the last column is of random sessions of five of these servers.
\`npm run noise\` counts again.

## ${listed.servers} current servers of a package registry

${listed.tools} tools, of which ${listed.hinted} declare a hint.

${table(listed)}

## ${found.servers} servers of public repositories, in parts

${found.tools} tools, of which ${found.hinted} declare a hint.

${table(found)}

## The half that was not looked at

Servers are parted by a digest of their names. Rules are changed by looking at what they say of the first half only; the second says what they do
elsewhere. Servers of which a rule speaks:

| rule | registry, first (${halves.listed.first.servers}) | registry, second (${halves.listed.second.servers}) | repositories, first (${halves.found.first.servers}) | repositories, second (${halves.found.second.servers}) |
| --- | --- | --- | --- | --- |
${rules.map(({ id }) => `| ${id} | ${share(halves.listed.first, id)} | ${share(halves.listed.second, id)} | ${share(halves.found.first, id)} | ${share(halves.found.second, id)} |`).join("\n")}

## Against a list made by hand

Before anybody looked at what the rules say, the tools of ${hand.servers} real servers that declare hints (${hand.tools} tools) were read and contradictions written down, those that can be
argued about as left open: they count neither way. The rules were then changed by the servers of the first table, and measured on the others, whose
answers of the rules were opened once, at the end; they are few, and few of their tools contradict themselves. Of what was added in the first, two tools
were overlooked by the reader and contradict themselves; the one added in the second was a false alarm, mended after it was counted.

### Servers by which the rules were changed

${byHand(hand.first)}

### Servers that were opened once

${byHand(hand.second)}
`;
}
