/**
 * Times every question of the composition on synthetic sessions, against one pass over the masks and against the plain
 * enumeration of all triples. Deterministic input; the best of several runs, since other work on the machine only adds. Run with `npm run bench`.
 */
import { analyse } from "@/lib/core/analysis/analyse";
import { findCuts } from "@/lib/core/analysis/cuts";
import { hold, view, type StanceView } from "@/lib/core/analysis/held";
import { countMasks } from "@/lib/core/analysis/mask";
import { minimalServerSets } from "@/lib/core/analysis/minimal-server-sets";
import { findNearMisses } from "@/lib/core/analysis/near-misses";
import { findSplit } from "@/lib/core/analysis/split";
import { countTrifectas } from "@/lib/core/analysis/trifecta-count";
import { judgeSession } from "@/lib/core/analysis/verdict";
import { findWitnesses } from "@/lib/core/analysis/witnesses";
import { perLeg } from "@/lib/core/model/leg";
import type { Session, SessionTool } from "@/lib/core/model/session";
import type { VerdictWord } from "@/lib/core/model/verdict";

/** Beyond this many triples the enumeration is not run: it would take minutes and prove nothing more. */
const TRIPLES_TRIED = 5e9;

/** A small linear congruential generator: the same sessions on every machine. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

function aSession(tools: number, servers: number): Session {
  const random = generator(tools);
  const word = (): VerdictWord => (random() < 0.15 ? "yes" : random() < 0.15 ? "possible" : "no");
  const grade = (): 1 | 2 | 3 => (1 + Math.floor(random() * 3)) as 1 | 2 | 3;
  return {
    name: "bench",
    host: "none",
    servers: Array.from({ length: servers }, (_, place) => ({
      name: `server-${place}`,
      state: "listed" as const,
      off: place % 10 === 9,
      tools: Array.from({ length: Math.floor(tools / servers) }, (_, at) => ({
        id: `server-${place}/tool_${at}`,
        server: `server-${place}`,
        tool: { name: `tool_${at}` },
        classification: {
          ...perLeg(() => ({ verdict: word(), p: Math.round(random() * 100) / 100, grade: grade(), evidence: [] })),
          writes: false,
          destructive: false,
          carrier: null,
        },
      })),
    })),
  };
}

/** The same with a way out only in what is switched off: the case in which near misses have to be looked for. */
function withoutEgress(session: Session): Session {
  const silence = (tool: SessionTool): SessionTool => ({
    ...tool,
    classification: { ...tool.classification, egress: { ...tool.classification.egress, verdict: "no" } },
  });
  return {
    ...session,
    servers: session.servers.map((server) => (server.off ? server : { ...server, tools: server.tools.map(silence) })),
  };
}

const ROUNDS = 30;

/** Milliseconds of the fastest of several runs. */
function best(run: () => unknown): number {
  let least = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    run();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** Counts the triples that cover three legs, the way one would without thinking. */
function enumerateTriples({ masks }: StanceView): number {
  const holders = [1, 2, 4].map((bit) => [...masks.keys()].filter((at) => (masks[at]! & bit) !== 0));
  let count = 0;
  for (const a of holders[0]!)
    for (const b of holders[1]!) for (const c of holders[2]!) if ((masks[a]! | masks[b]! | masks[c]!) === 7) count++;
  return count;
}

const sizes: [tools: number, servers: number][] = [
  [100, 5],
  [1_000, 20],
  [5_000, 60],
  [10_000, 100],
  [100_000, 1_000],
];
for (const [tools, servers] of sizes) {
  const session = aSession(tools, servers);
  const held = hold(session);
  const views = { cautious: view(held, "cautious"), plain: view(held, "plain") };
  const one = views.cautious;
  for (let warm = 0; warm < 5; warm++) analyse(session);
  const pass = best(() => countMasks(one.masks));
  const harmless = withoutEgress(session);
  const harmlessHeld = hold(harmless);
  const harmlessViews = { cautious: view(harmlessHeld, "cautious"), plain: view(harmlessHeld, "plain") };

  const triples = [1, 2, 4].reduce(
    (product, bit) => product * one.masks.reduce((sum, mask) => sum + ((mask & bit) !== 0 ? 1 : 0), 0),
    1,
  );
  const rows: [string, number][] = [
    ["one pass over the masks", pass],
    [
      "sort and mask (both stances)",
      best(() => {
        const fresh = hold(session);
        view(fresh, "cautious");
        view(fresh, "plain");
      }),
    ],
    ["verdict", best(() => judgeSession(session, views))],
    ["number of trifectas", best(() => countTrifectas(one.counts))],
    ["minimal server sets", best(() => minimalServerSets(one))],
    ["witnesses", best(() => findWitnesses(one))],
    ["cuts, tools and servers", best(() => findCuts(one))],
    ["split", best(() => findSplit(one))],
    ["near misses (no way out yet)", best(() => findNearMisses(harmless, harmlessViews))],
    ["everything, both stances", best(() => analyse(session))],
  ];
  if (triples <= TRIPLES_TRIED) {
    const start = performance.now();
    enumerateTriples(one);
    rows.push(["for comparison: A×B×C", performance.now() - start]);
  }

  const sets = minimalServerSets(one);
  console.log(
    `\n${tools.toLocaleString("en")} tools, ${servers.toLocaleString("en")} servers: ${BigInt(countTrifectas(one.counts)).toLocaleString("en")} trifectas, ${sets.count.toLocaleString("en")} minimal server sets (cautious); ${triples.toLocaleString("en")} triples`,
  );
  for (const [question, time] of rows)
    console.log(
      `  ${question.padEnd(30)} ${time.toFixed(3).padStart(10)} ms ${(time / pass).toFixed(0).padStart(9)} ×`,
    );
  if (triples > TRIPLES_TRIED)
    console.log(`  ${"for comparison: A×B×C".padEnd(30)} not run: it does not end in reasonable time`);
}
