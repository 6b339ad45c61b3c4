import * as z from "zod";
import { findHost } from "@/lib/core/hosts";
import { countSession } from "@/lib/core/session/count";
import { verdictWords, count } from "@/lib/core/text/say-verdict";
import { defineTool } from "../define";
import { FORMS, type GivenSession } from "../given";
import { mark, quote, QuoteSchema } from "../quote";
import { LevelShape, SeverityShape } from "../shapes";
import { writeText } from "../close-answer";

const output = z.strictObject({
  sessions: z.array(
    z.strictObject({
      id: z.string().describe("Made of the name of its file; other tools take it as “session”."),
      name: QuoteSchema.describe("What the file calls it."),
      form: z.enum(FORMS).describe("What kind of file it came from."),
      host: z.string().describe("The agent whose own tools count, or none."),
      servers: z.number().int(),
      tools: z.number().int(),
      verdict: LevelShape,
      severity: SeverityShape,
      incomplete: z.boolean().describe("Not everything was seen, so it may be worse."),
    }),
  ),
  locks: z.array(z.strictObject({ id: z.string(), name: QuoteSchema })),
});

export default defineTool({
  name: "list_sessions",
  title: "List the sessions",
  description:
    "The agent sessions that this server was started with, each with its verdict, and the locks to compare them with. They were read once, at the start.",
  input: z.strictObject({}),
  output,
  answer(_args, { sessions, locks }) {
    const structure = {
      sessions: sessions.map(describe),
      locks: locks.map(({ id, held }) => ({ id, name: quote(held.session.name) })),
    };
    const lines = structure.sessions.map(({ id, name, servers, tools }, at) => {
      const { icon, word } = verdictWords(sessions[at]!.held.analysis);
      return `${icon} ${id} ${mark(name)}: ${word.toLowerCase()}, ${count(servers, "server")}, ${count(tools, "tool")}`;
    });
    const toCompare = structure.locks.map(({ id, name }) => `Lock ${id} ${mark(name)}`);
    return { structure, text: writeText([...lines, ...toCompare]) };
  },
});

function describe({ id, form, held: { session, analysis } }: GivenSession) {
  return {
    id,
    name: quote(session.name),
    form,
    host: findHost(session.host)?.label ?? "none",
    ...countSession(session),
    verdict: analysis.verdict.level,
    severity: analysis.severity.worst,
    incomplete: analysis.verdict.incomplete,
  };
}
