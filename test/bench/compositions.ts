/**
 * Times the map of compositions at 20, 200, 2,000 and 20,000 servers: grouping and mathematics, the picture, and its file. The work on
 * groups must not grow with the servers, which the last column shows. Best of several runs. Run with `npm run bench:compositions`.
 */
import { blocksOf, openAtFirst } from "@/lib/core/analysis/compositions/entries";
import { groupByLegs } from "@/lib/core/analysis/compositions/groups";
import { findLethal } from "@/lib/core/analysis/compositions/lethal";
import { mapCompositions } from "@/lib/core/analysis/compositions/map";
import { bySeverity } from "@/lib/core/analysis/compositions/severity";
import { drawCompositions } from "@/lib/core/charts/compositions";
import { renderSvg } from "@/lib/core/charts/svg";
import type { Member } from "@/lib/core/model/composition";
import { NO_PATH } from "@/lib/core/analysis/severity-order";
import { TABLES_VERSION } from "@/lib/core/model/severity";
import { perLeg } from "@/lib/core/model/leg";

const RUNS = 7;

function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

function someMembers(many: number): Member[] {
  const random = generator(many);
  const place = (most: number) => Math.floor(random() * most);
  return Array.from({ length: many }, (_, at): Member => {
    const words = perLeg(() => (["yes", "possible", "no"] as const)[place(3)]!);
    const legs = [place(5), place(4), place(4)] as const;
    const lent = perLeg((leg) => words[leg] !== "no");
    const sure = perLeg((leg) => words[leg] === "yes");
    const rated = (held: typeof lent) => {
      const known = [held.private ? legs[0] : 9, held.untrusted ? legs[1] : 9, held.egress ? legs[2] : 9] as const;
      return { legs: known, unasked: known, alone: NO_PATH };
    };
    return {
      name: `company-server-${at}`,
      state: at % 50 === 49 ? "unlisted" : "listed",
      tools: 65,
      ...perLeg((leg) => ({ verdict: words[leg], tools: 1, tool: `${leg}_tool` })),
      profile: { version: TABLES_VERSION, cautious: rated(lent), plain: rated(sure) },
    };
  });
}

function best(work: () => unknown): number {
  let least = Infinity;
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

const ms = (value: number): string => value.toFixed(2).padStart(9);
console.log("servers  group ms   sets ms    map ms  ranked ms    draw ms    svg ms     marks");
for (const many of [20, 200, 2_000, 20_000]) {
  const members = someMembers(many);
  const { groups } = groupByLegs(members);
  const map = mapCompositions(members);
  const blocks = blocksOf(map, openAtFirst(map));
  const scene = drawCompositions(map, blocks, 860);
  const { alone, pairs, triples } = map.lethal;
  console.log(
    String(many).padStart(7),
    ms(best(() => groupByLegs(members))),
    ms(best(() => findLethal(groups))),
    ms(best(() => mapCompositions(members))),
    ms(best(() => [alone, pairs, triples].map((sets) => bySeverity(sets)))),
    ms(best(() => drawCompositions(map, blocks, 860))),
    ms(best(() => renderSvg(scene))),
    String(scene.marks.length).padStart(9),
  );
}
