import { classifyServer } from "../core/classification/classify";
import { LEGS } from "../core/model/leg";
import type { Classification } from "../core/model/verdict";
import { LABELS, readData } from "./data";
import { TRANSFORMATIONS, type Definition, type Transformation } from "./transformations";

/** How often an edit of a labelled tool's text changes verdicts that it must not change. `npm run metamorphic [EVERY]`: figures only. */
const every = Number(process.argv[2] ?? 5);
const { tools } = await readData(LABELS);
const sample = tools.filter((_, at) => at % every === 0);

const judge = ({ server, tool }: Definition) => classifyServer(server, [tool], [], [], { evidence: false })[0]!;
const RANK = { no: 0, possible: 1, yes: 2 } as const;

function broken({ keeps }: Transformation, before: Classification, after: Classification): string | undefined {
  if (keeps === "sends") return after.egress.verdict === "no" ? "egress" : undefined;
  for (const leg of LEGS) {
    const [one, two] = [before[leg], after[leg]];
    if (keeps === "same" ? one.verdict !== two.verdict : RANK[two.verdict] < RANK[one.verdict]) return leg;
  }
  return undefined;
}

const before = sample.map(judge);
for (const transformation of TRANSFORMATIONS) {
  const legs = sample.map((definition, at) =>
    broken(transformation, before[at]!, judge(transformation.apply(definition))),
  );
  const count = legs.filter((leg) => leg !== undefined).length;
  const first = process.argv.includes("--show")
    ? legs.flatMap((leg, at) => (leg ? [`${leg} ${sample[at]!.id}`] : []))
    : [];
  console.log(
    `${transformation.keeps}: ${transformation.id}: ${count} of ${sample.length}`,
    first.slice(0, 6).join(" | "),
  );
}
