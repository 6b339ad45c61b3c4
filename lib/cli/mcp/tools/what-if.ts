import * as z from "zod";
import { count } from "@/lib/core/text/say-verdict";
import { defineTool, Mistake } from "../define";
import { DriftShape, driftOf, sayDrift } from "../drift";
import { findSession } from "../find";
import { HeldSession } from "../given";
import { LIMITS } from "../limits";
import { NamesShape, SentenceShape, SessionArgument, SeverityShape } from "../shapes";
import { closeAnswer } from "../close-answer";
import { assumptionsOf, sentenceOf } from "../sentences";
import { tryOut } from "../try-out";

const word = z.string().min(1).max(4_000);
const input = z.strictObject({
  session: SessionArgument,
  add: z
    .array(
      z.strictObject({
        what: word.describe("A server, or a tool as server/tool or reference."),
        session: z
          .string()
          .max(80)
          .optional()
          .describe("Id of the session where it stands; without it, what is switched off in this one."),
      }),
    )
    .max(50)
    .default([])
    .describe("What would be there as well."),
  remove: z
    .array(word)
    .max(200)
    .default([])
    .describe("Servers, or tools as server/tool or reference, that would be gone."),
  define: z
    .array(
      z.strictObject({
        server: z.string().min(1).max(200),
        tools: z
          .array(z.looseObject({ name: z.string().min(1).max(2_000) }))
          .max(LIMITS.defined)
          .describe("Definitions as a server's tools/list gives them: name, description, inputSchema, annotations."),
      }),
    )
    .max(20)
    .default([])
    .describe(
      `Servers that no file holds, by the definitions of their tools; at most ${LIMITS.defined} tools. They are judged, and never started.`,
    ),
});

const output = z.strictObject({
  session: z.string(),
  ...DriftShape.shape,
  sentence: SentenceShape.describe("The verdict as it would be."),
  severity: z.strictObject({ before: SeverityShape, after: SeverityShape }),
  assumptions: z.array(SentenceShape).describe("What the verdict would rest on."),
  names: NamesShape,
});

export default defineTool({
  name: "what_if",
  title: "Try out a change",
  description:
    "Calculates what would become of a session if servers or tools were added or removed: returns the verdict before and after, and what changes for the legs. Nothing is changed, started or kept. Ask it before a server is installed.",
  input,
  output,
  async answer(args, given) {
    const base = findSession(given, args.session);
    if (args.add.length + args.remove.length + args.define.length === 0)
      throw new Mistake("Say what would be added (add, define) or removed (remove).");
    const tried = await tryOut(base, args, given);
    const refs = base.held.refs.and(tried);
    const after = new HeldSession(tried, refs);
    const drift = driftOf(base.held.under(refs), after);
    const severity = { before: base.held.analysis.severity.worst, after: after.analysis.severity.worst };
    const structure = {
      session: base.id,
      ...drift,
      sentence: sentenceOf(after),
      severity,
      assumptions: assumptionsOf(after),
    };
    return closeAnswer(refs, structure, [
      `With that (${count(drift.changes.items.length + drift.changes.more, "change")}): ${structure.sentence}`,
      ...sayDrift(drift),
      ...structure.assumptions.map((one) => `- ${one}`),
    ]);
  },
});
