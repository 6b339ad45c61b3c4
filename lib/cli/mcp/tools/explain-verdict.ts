import * as z from "zod";
import { declaredOf } from "@/lib/core/annotations/hints";
import { findEvidenceSource } from "@/lib/core/classification/scoring/evidence-sources";
import { findSignal } from "@/lib/core/classification/signals";
import { LEGS, LEG_WORDS, type Leg } from "@/lib/core/model/leg";
import { DeclaredHintsSchema } from "@/lib/core/model/tool";
import type { Evidence, Verdict } from "@/lib/core/model/verdict";
import { fourDecimals } from "@/lib/core/text/four-decimals";
import { defineTool } from "../define";
import { findSession, findTool } from "../find";
import { mark, quote, QuoteSchema } from "../quote";
import { LegShape, NamesShape, RefShape, SessionArgument, some, someOf, WordShape } from "../shapes";
import { closeAnswer } from "../close-answer";

/** How many pieces of evidence are spelled out for a leg: the heaviest ones. */
const MOST_EVIDENCE = 8;

const EvidenceShape = z.strictObject({
  signal: z.string().describe("Id of the signal; “trefoil explain SIGNAL” says more. Or: unknown."),
  title: z.string().describe("What the signal looks for."),
  bearing: z.enum(["for", "against"]),
  weight: z.number().describe("Log-odds that it adds (above 0) or takes (below 0)."),
  field: QuoteSchema.describe("Where it was read."),
  quote: QuoteSchema.describe("The words that were read."),
  reason: QuoteSchema.describe("Why they count, as the session's file tells it."),
});

const VerdictShape = z.strictObject({
  leg: LegShape,
  verdict: WordShape,
  probability: z.number(),
  grade: z.number().int().nullable().describe("How serious, from 1 to 3; null where it is not told."),
  because: z.enum(["conditional", "unknown", "divided"]).nullable().describe("Why it is only possible."),
  condition: QuoteSchema.nullable().describe("On what it depends."),
  override: z
    .strictObject({ by: QuoteSchema, reason: QuoteSchema })
    .nullable()
    .describe("A person decided this, and the evidence did not."),
  evidence: someOf(EvidenceShape),
});

const output = z.strictObject({
  session: z.string(),
  tool: RefShape,
  server: RefShape,
  off: z.boolean().describe("It is switched off, so it does not count."),
  verdicts: z.array(VerdictShape),
  writes: z.boolean().describe("A call changes something that lasts."),
  destructive: z.boolean().describe("A call can delete or overwrite for good."),
  hints: DeclaredHintsSchema.describe("What the server claims of it; claims change no verdict."),
  names: NamesShape,
});

export default defineTool({
  name: "explain_verdict",
  title: "Explain the verdict on a tool",
  description:
    "Returns the verdict on one tool and why: for each leg (private data, untrusted input, a way out) its probability and the evidence that weighs the most.",
  input: z.strictObject({
    session: SessionArgument,
    tool: z
      .string()
      .max(4_000)
      .describe("The tool: server/tool, its own name where no other has it, or a reference such as t01."),
    leg: LegShape.optional().describe("One leg; all three when left out."),
  }),
  output,
  answer(args, given) {
    const { id, held } = findSession(given, args.session);
    const { server, tool } = findTool(held, args.tool);
    const { writes, destructive } = tool.classification;
    const structure = {
      session: id,
      tool: held.refs.tool(tool.id),
      server: held.refs.server(server.name),
      off: tool.off === true || server.off === true,
      verdicts: LEGS.filter((leg) => args.leg === undefined || leg === args.leg).map((leg) =>
        describe(leg, tool.classification[leg]),
      ),
      writes,
      destructive,
      hints: declaredOf(tool.tool.annotations),
    };
    return closeAnswer(held.refs, structure, say(structure));
  },
});

function describe(leg: Leg, { verdict, p, grade, because, condition, override, evidence }: Verdict) {
  const loudest = [...evidence].sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  return {
    leg,
    verdict,
    probability: fourDecimals(p),
    grade: grade ?? null,
    because: because ?? null,
    condition: condition === undefined ? null : quote(condition),
    override: override ? { by: quote(override.by), reason: quote(override.reason) } : null,
    evidence: some(loudest, MOST_EVIDENCE, describeEvidence),
  };
}

function describeEvidence({ signal, bearing, weight, field, quote: words, reason }: Evidence) {
  const known = findSignal(signal) ?? findEvidenceSource(signal);
  return {
    signal: known?.id ?? "unknown",
    title: known?.title ?? "Something that this Trefoil does not know",
    bearing,
    weight: fourDecimals(weight),
    field: quote(field),
    quote: quote(words),
    reason: quote(reason),
  };
}

function say({ tool, server, off, verdicts }: Omit<z.input<typeof output>, "names">): string[] {
  return [
    `${tool} of ${server}${off ? ", switched off" : ""}`,
    ...verdicts.flatMap(({ leg, verdict, probability, condition, override, evidence }) => [
      `${LEG_WORDS[leg].letter} ${LEG_WORDS[leg].title}: ${verdict}, probability ${probability.toFixed(2)}${condition ? `, ${mark(condition)}` : ""}${override ? `, decided by a person: ${mark(override.reason)}` : ""}`,
      ...evidence.items.map(
        ({ title, weight, field, quote: words, reason }) =>
          `  ${weight < 0 ? "−" : "+"}${Math.abs(weight).toFixed(2)} ${title}${words.text === "" ? "" : `: ${mark(words)} in ${mark(field)}`}. ${mark(reason)}`,
      ),
      ...(evidence.more > 0 ? [`  … and ${evidence.more} more`] : []),
      ...(evidence.items.length === 0 ? ["  No evidence is kept in this file."] : []),
    ]),
  ];
}
