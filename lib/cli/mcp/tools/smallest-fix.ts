import * as z from "zod";
import type { Cut } from "@/lib/core/model/analysis";
import { LEGS, LEG_WORDS, type PerLeg } from "@/lib/core/model/leg";
import { count } from "@/lib/core/text/say-verdict";
import { defineTool } from "../define";
import { findSession } from "../find";
import type { HeldSession } from "../given";
import { LIMITS } from "../limits";
import { LegShape, NamesShape, RefShape, sayItems, SentenceShape, SessionArgument, some, someOf } from "../shapes";
import { closeAnswer } from "../close-answer";

const CutShape = z.strictObject({
  without: LegShape.describe("The leg of which nothing is left."),
  remove: someOf(RefShape),
  cost: z.number().describe("What its tools or servers cost together: 1 each, unless a person said otherwise."),
});

const CutsShape = z.strictObject({
  cheapest: z.array(CutShape).describe("One is enough. All that cost the least."),
  blocked: SentenceShape.nullable().describe("Why there is none although one is needed."),
});

const output = z.strictObject({
  session: z.string(),
  needed: z.boolean().describe("False when the session holds no trifecta, uncertain ones included."),
  tools: CutsShape.describe("The fewest tools to switch off."),
  servers: CutsShape.describe("The fewest servers to remove."),
  split: z
    .strictObject({
      parts: someOf(z.strictObject({ without: LegShape, tools: someOf(RefShape) })),
      alone: someOf(RefShape).describe("Tools that carry all three legs, which no split helps."),
    })
    .describe("The fewest sessions that keep every other tool while none holds a trifecta."),
  names: NamesShape,
});

export default defineTool({
  name: "smallest_fix",
  title: "Find the smallest fix",
  description:
    "The smallest changes after which a session holds no lethal trifecta, including what is uncertain: the cuts (tools to switch off, or servers to remove) and the split into several sessions. Nothing is changed by asking.",
  input: z.strictObject({ session: SessionArgument }),
  output,
  answer(args, given) {
    const { id, held } = findSession(given, args.session);
    const { cuts, split } = held.analysis;
    const { refs } = held;
    const structure = {
      session: id,
      needed: held.analysis.verdict.cautious === "lethal",
      tools: describeCuts(held, cuts.cautious.tools, cuts.cautious.blocked?.tools),
      servers: describeCuts(held, cuts.cautious.servers, cuts.cautious.blocked?.servers),
      split: {
        parts: some(split.cautious.parts, 5, ({ without, tools }) => ({
          without,
          tools: some(tools, LIMITS.list, (tool) => refs.tool(tool)),
        })),
        alone: some(split.cautious.unsplittable, LIMITS.list, (tool) => refs.tool(tool)),
      },
    };
    return closeAnswer(refs, structure, say(structure));
  },
});

function describeCuts({ refs }: HeldSession, cuts: readonly Cut[], blocked: PerLeg<string[]> | undefined) {
  return {
    cheapest: cuts.map(({ leg, remove, cost }) => ({
      without: leg,
      remove: some(remove, LIMITS.list, (id) => refs.either(id)),
      cost,
    })),
    blocked: blocked
      ? `What must stay holds all three legs: ${LEGS.map((leg) => `${LEG_WORDS[leg].phrase} ${sayItems(some(blocked[leg], 3, (id) => refs.either(id)))}`).join("; ")}.`
      : null,
  };
}

type Fix = Omit<z.input<typeof output>, "names">;

function say({ session, needed, tools, servers, split }: Fix): string[] {
  if (!needed) return [`${session} needs no fix: it holds no trifecta, including what is uncertain.`];
  return [
    "Any one of these leaves no trifecta, including what is uncertain:",
    ...sayCuts(tools, (number) => `switch off ${count(number, "tool")}`),
    ...sayCuts(servers, (number) => `remove ${count(number, "server")}`),
    ...(split.parts.items.length > 1
      ? [
          `Or split it into ${split.parts.items.length + split.parts.more} sessions:`,
          ...split.parts.items.map(
            ({ without, tools: kept }, at) => `${at + 1}. without ${LEG_WORDS[without].phrase}: ${sayItems(kept)}`,
          ),
        ]
      : []),
    ...(split.alone.items.length > 0
      ? [`No split helps these, each carries all three legs: ${sayItems(split.alone)}`]
      : []),
  ];
}

function sayCuts({ cheapest, blocked }: Fix["tools"], what: (number: number) => string): string[] {
  if (blocked !== null) return [`- no cut: ${blocked}`];
  return cheapest.map(
    ({ without, remove }) =>
      `- ${what(remove.items.length + remove.more)} (then no ${LEG_WORDS[without].phrase.replace(/^a /, "")}): ${sayItems(remove)}`,
  );
}
