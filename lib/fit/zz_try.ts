import { readLabels, QUESTIONS } from "./labels";
import { seeAll } from "./gather";
import { familiesOf, sliceOf } from "./families";
import { familyFolds } from "./folds";
import { train } from "./train";
import { score, averagePrecision, expectedError } from "./measure";
import { writeFileSync } from "node:fs";
const dev = await readLabels("/work/shared/labels/dev.jsonl");
const more = await readLabels("/work/shared/labels/more.jsonl");
const all = [...dev, ...more];
const famAll = familiesOf(all);
const devFam = new Set(famAll.slice(0, dev.length));
const sl = all.map((_, i) => (devFam.has(famAll[i]!) ? 0 : sliceOf(famAll[i]!)));
const keep = all.flatMap((_, i) => (sl[i]! <= 6 ? [i] : []));
const tools = keep.map((i) => all[i]!),
  fams = keep.map((i) => famAll[i]!),
  slice = keep.map((i) => sl[i]!);
const t0 = Date.now();
const T = () => ((Date.now() - t0) / 1000).toFixed(0);
const ex = seeAll(tools);
console.log("seen", T());
const folds = familyFolds(fams, 5, 7);
const qs = (process.argv[2] ?? QUESTIONS.join(",")).split(",") as (typeof QUESTIONS)[number][];
for (const q of qs) {
  const f = train(q, tools, ex, fams, folds);
  const m = tools.flatMap((_, i) => (slice[i]! > 0 ? [i] : []));
  for (const [n, idx] of [
    ["all", tools.map((_, i) => i)],
    ["more", m],
  ] as const) {
    const l = idx.map((i) => tools[i]!.labels[q]),
      p = idx.map((i) => f.together[i]!),
      pa = idx.map((i) => f.alone[i]!);
    const s = score(l, p);
    console.log(
      q,
      n,
      T(),
      "P",
      s.precision.toFixed(3),
      "R",
      s.recall.toFixed(3),
      "F",
      s.f1.toFixed(3),
      "AP",
      averagePrecision(l, p).toFixed(3),
      "ece",
      expectedError(l, p).toFixed(3),
      "alone",
      score(l, pa).f1.toFixed(3),
      "n",
      Object.values(f.weights.signals).reduce((n, t) => n + Object.keys(t).length, 0),
    );
  }
  writeFileSync(`/tmp/acc/w_${q}.json`, JSON.stringify(f.weights, null, 1));
}
