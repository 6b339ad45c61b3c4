import * as z from "zod";
import { hold } from "@/lib/core/analysis/held";
import { findTrifectaFindings } from "@/lib/core/findings/trifectas";
import { LEGS, LEG_WORDS, perLeg, type Leg } from "@/lib/core/model/leg";
import type { Finding } from "@/lib/core/model/finding";
import type { SessionServer } from "@/lib/core/model/session";
import { count, verdictWords, LIMITS as ALWAYS, STATE_WORDS } from "@/lib/core/text/say-verdict";
import { defineTool } from "../define";
import { findSession } from "../find";
import type { HeldSession } from "../given";
import { LIMITS } from "../limits";
import { mark, quote, QuoteSchema } from "../quote";
import {
  LegShape,
  LevelShape,
  NamesShape,
  RefShape,
  sayItems,
  SentenceShape,
  SessionArgument,
  SeverityShape,
  some,
  someOf,
  WordShape,
} from "../shapes";
import { closeAnswer } from "../close-answer";
import { assumptionsOf, sentenceOf, stepsOf } from "../sentences";

const CombinationShape = z.strictObject({
  servers: someOf(RefShape),
  certainty: z.enum(["confirmed", "including uncertain"]),
  severity: SeverityShape,
  path: z.strictObject(perLeg(() => RefShape)).describe("The tool that lends each leg on the worst way."),
  steps: z.array(SentenceShape).describe(`The way in three steps, of the first ${LIMITS.told} combinations.`),
});

const output = z.strictObject({
  session: z.string(),
  verdict: LevelShape,
  sentence: SentenceShape,
  likelihood: z.number().min(0).max(1).describe("How probable it is that all three legs are really there."),
  severity: z.strictObject({ worst: SeverityShape, confirmed: SeverityShape }),
  incomplete: z.boolean().describe("Not everything was seen, so it may be worse."),
  legs: z.array(
    z.strictObject({
      leg: LegShape,
      verdict: WordShape,
      confirmed: z.number().int().describe("Tools that hold it for certain."),
      possible: z.number().int(),
      tools: someOf(RefShape).describe("The most probable first."),
    }),
  ),
  combinationCounts: z
    .strictObject({ confirmed: z.string(), includingUncertain: z.string() })
    .describe("How many smallest sets of servers are lethal, exactly, as decimal numbers."),
  combinations: someOf(CombinationShape).describe("Lethal combinations, the worst first."),
  servers: someOf(
    z.strictObject({
      ref: RefShape,
      state: z.enum(["listed", "partial", "unlisted"]),
      why: QuoteSchema.nullable().describe("Why it was not seen whole."),
      off: z.boolean(),
      tools: z.number().int(),
    }),
  ),
  assumptions: z.array(SentenceShape).describe("What the verdict rests on and cannot see."),
  names: NamesShape,
});

export default defineTool({
  name: "judge_session",
  title: "Judge a session",
  description:
    "Calculates whether a session holds the lethal trifecta (private data, untrusted input and a way out): returns the verdict, its severity, who holds which leg, the lethal combinations with an attack path each, and the assumptions.",
  input: z.strictObject({ session: SessionArgument }),
  output,
  answer(args, given) {
    const { id, held } = findSession(given, args.session);
    const { verdict, severity, minimalServerSetCount: sets } = held.analysis;
    const structure = {
      session: id,
      verdict: verdict.level,
      sentence: sentenceOf(held),
      likelihood: verdict.likelihood,
      severity: { worst: severity.worst, confirmed: severity.confirmed },
      incomplete: verdict.incomplete,
      legs: LEGS.map((leg) => ({ leg, verdict: verdict.legs[leg], ...holdersOf(held, leg) })),
      combinationCounts: { confirmed: sets.plain, includingUncertain: sets.cautious },
      combinations: combinationsOf(held),
      servers: some(held.session.servers, LIMITS.list, (server) => describeServer(held, server)),
      assumptions: [...assumptionsOf(held), ...ALWAYS],
    };
    return closeAnswer(held.refs, structure, say(structure, verdictWords(held.analysis)));
  },
});

function holdersOf({ session, refs }: HeldSession, leg: Leg) {
  const tools = [...hold(session).tools].sort((a, b) => b.classification[leg].p - a.classification[leg].p);
  const holding = (word: "yes" | "possible") =>
    tools.filter(({ classification }) => classification[leg].verdict === word);
  const [sure, open] = [holding("yes"), holding("possible")];
  return {
    confirmed: sure.length,
    possible: open.length,
    tools: some([...sure, ...open], 5, ({ id }) => refs.tool(id)),
  };
}

function combinationsOf(held: HeldSession) {
  const found = findTrifectaFindings(held.session, held.analysis);
  const { items, more } = some(found, LIMITS.list / 2, (finding) => describeCombination(held, finding));
  return {
    more,
    items: items.map((one, at) => ({
      ...one,
      steps: at < LIMITS.told ? stepsOf(held, found[at]!.witness!.tools) : [],
    })),
  };
}

function describeCombination({ refs }: HeldSession, { rule, servers, witness }: Finding) {
  return {
    servers: some(servers, 5, (name) => refs.server(name)),
    certainty: rule === "LT004" ? ("including uncertain" as const) : ("confirmed" as const),
    severity: witness!.rating?.severity ?? null,
    path: perLeg((leg) => refs.tool(witness!.tools[leg])),
  };
}

function describeServer({ refs }: HeldSession, { name, state, reason, off, tools }: SessionServer) {
  return {
    ref: refs.server(name),
    state,
    why: reason === undefined ? null : quote(reason),
    off: off === true,
    tools: tools.filter(({ channel }) => !channel).length,
  };
}

function say(judged: Omit<z.input<typeof output>, "names">, { icon, word }: ReturnType<typeof verdictWords>): string[] {
  return [
    `${icon} ${word}: ${judged.session}`,
    judged.sentence,
    ...judged.legs.map(
      ({ leg, verdict, confirmed, possible, tools }) =>
        `${LEG_WORDS[leg].letter} ${LEG_WORDS[leg].title}: ${verdict}, ${count(confirmed, "tool")}${possible > 0 ? `, ${possible} possible` : ""}${tools.items.length > 0 ? ` (${sayItems(tools)})` : ""}`,
    ),
    ...judged.combinations.items.flatMap(({ servers, certainty, severity, steps }) => [
      `Lethal combination (${certainty}${severity ? `, ${severity}` : ""}): ${sayItems(servers)}`,
      ...steps.map((step, at) => `  ${at + 1}. ${step}`),
    ]),
    ...(judged.combinations.more > 0 ? [`… and ${judged.combinations.more} more`] : []),
    ...judged.servers.items
      .filter(({ state, off }) => state !== "listed" && !off)
      .map(({ ref, state, why }) => `Server ${ref}: ${STATE_WORDS[state]}${why ? ` ${mark(why)}` : ""}`),
    "Assumptions:",
    ...judged.assumptions.map((one) => `- ${one}`),
  ];
}
