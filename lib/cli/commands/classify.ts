import { createInterface } from "node:readline";
import {
  classifierOf,
  classifyServer,
  type ClassifyOptions,
  type ServerTexts,
} from "../../core/classification/classify";
import { loadKnown } from "../../core/classification/reviewed/load";
import { LIMITS } from "../../core/classification/limits";
import { LEGS } from "../../core/model/leg";
import { ToolSchema, type Tool } from "../../core/model/tool";
import type { Classification, Override } from "../../core/model/verdict";
import { counterfactuals } from "../../core/classification/scoring/counterfactuals";
import { readArguments, type Command } from "../command";
import { Failure } from "../exit";
import type { Io } from "../io";
import { readDecided } from "../read-decided";

const help = `Usage: trefoil classify [--profile-servers] [--evidence] [--overrides FILE] [--without-labelled] < tools.jsonl

Reads one tool per line as {"id","server":{"name",…},"tool":{"name",…}} and writes its three verdicts on one line.

  --profile-servers         read everything first, and judge each tool in the context of its whole server; reads at most
                            200,000 lines with 256 million characters in total, and fails if there are more
  --evidence                explain: the evidence for and against, and what would change the verdict
  --overrides FILE          verdicts that people overrode, as exported by the app; with a bad entry nothing is judged
  --without-labelled        judge every tool by its texts alone, as for the published accuracy, even if it is known

Exit codes: 0; 1 when a line could not be read, and an error was written in its place; 2 wrong usage.
`;

type Line = { id?: unknown; server: ServerTexts; tool: Tool };
type Bad = { id?: unknown; error: string };

/**
 * Reads one tool per line and writes one classification per line, in the same order. For a bad line the error is written, and the exit
 * code is then 1. With `--profile-servers` everything is read first and each server is profiled from its first `LIMITS.profileTools`
 * lines; only the raw lines, which are bounded, and one profile per server are kept in memory.
 */
async function run(args: string[], io: Io): Promise<number> {
  const { values } = readArguments({
    args,
    options: {
      "profile-servers": { type: "boolean", default: false },
      evidence: { type: "boolean", default: false },
      overrides: { type: "string" },
      "without-labelled": { type: "boolean", default: false },
    },
  });
  const known = values["without-labelled"] ? undefined : await loadKnown();
  const options = { known, evidence: values.evidence };
  const decided = byServer(values.overrides === undefined ? [] : await readDecided(io, values.overrides));
  const lines = createInterface({ input: io.stdin, crlfDelay: Infinity });
  let bad = 0;
  const say = async (answer: object) => {
    if ("error" in answer) bad++;
    if (!io.stdout.write(`${JSON.stringify(answer)}\n`))
      await new Promise<void>((resolve) => io.stdout.once("drain", resolve));
  };
  if (values["profile-servers"]) {
    for (const answer of judgeTogether(await readAll(lines), decided, options)) await say(answer);
  } else {
    for await (const text of lines) if (text.trim() !== "") await say(judgeAlone(parse(text), decided, options));
  }
  return bad > 0 ? 1 : 0;
}

type Decided = ReadonlyMap<string, Override[]>;

function byServer(overrides: readonly Override[]): Decided {
  const decided = new Map<string, Override[]>();
  for (const override of overrides) {
    const known = decided.get(override.server);
    if (known) known.push(override);
    else decided.set(override.server, [override]);
  }
  return decided;
}

function parse(text: string): Line | Bad {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { error: "This line is not JSON." };
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return { error: "This line is not an object." };
  const { id, server, tool } = value as Record<string, unknown>;
  const { name, title, description, instructions, trusted } = (
    typeof server === "object" && server !== null ? server : {}
  ) as Record<string, unknown>;
  if (typeof name !== "string") return { id, error: "The server has no name." };
  const parsed = ToolSchema.safeParse(tool);
  if (!parsed.success) return { id, error: "The tool has no name." };
  const words = (one: unknown) => (typeof one === "string" ? one : undefined);
  return {
    id,
    server: {
      name,
      title: words(title),
      description: words(description),
      instructions: words(instructions),
      trusted: trusted === true,
    },
    tool: parsed.data,
  };
}

function judgeAlone(line: Line | Bad, decided: Decided, options: ClassifyOptions): object {
  return "error" in line
    ? badLine(line)
    : answer(line, classifyServer(line.server, [line.tool], decided.get(line.server.name), [], options)[0]!, options);
}

/** The most that `--profile-servers` holds; a typical tool takes about 1,300 characters. */
const MOST_LINES = 200_000;
const MOST_CHARACTERS = 256_000_000;

async function readAll(lines: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  let room = MOST_CHARACTERS;
  for await (const text of lines) {
    if (text.trim() === "") continue;
    room -= text.length;
    if (all.length === MOST_LINES || room < 0)
      throw new Failure(
        `--profile-servers reads all of its input first, at most ${MOST_LINES.toLocaleString("en")} lines with ${MOST_CHARACTERS / 1e6} million characters in total. Pass the tools of fewer servers at a time, or omit the option.`,
      );
    all.push(text);
  }
  return all;
}

/** One server: the lines that it is profiled from, which are dropped when the first of its tools is judged. */
type Together = { first: string[]; judge?: (tool: Tool) => Classification };

function* judgeTogether(lines: readonly string[], decided: Decided, options: ClassifyOptions): Generator<object> {
  const servers = new Map<string, Together>();
  for (const text of lines) {
    const line = parse(text);
    if ("error" in line) continue;
    const key = keyOf(line);
    const known = servers.get(key);
    if (!known) servers.set(key, { first: [text] });
    else if (known.first.length < LIMITS.profileTools) known.first.push(text);
  }
  for (const text of lines) {
    const line = parse(text);
    if ("error" in line) {
      yield badLine(line);
      continue;
    }
    const together = servers.get(keyOf(line))!;
    together.judge ??= judgeOf(
      together.first.map((one) => parse(one) as Line),
      decided,
      options,
    );
    together.first = [];
    yield answer(line, together.judge(line.tool), options);
  }
}

const keyOf = ({ server }: Line) => JSON.stringify([server.name, server.title, server.description]);

function judgeOf(first: readonly Line[], decided: Decided, options: ClassifyOptions): (tool: Tool) => Classification {
  const { server } = first[0]!;
  return classifierOf(
    server,
    first.map(({ tool }) => tool),
    decided.get(server.name) ?? [],
    options,
  );
}

function badLine({ id, error }: Bad): object {
  return { id: id ?? null, error };
}

function answer(
  { id }: Line,
  { writes, destructive, carrier, ...legs }: Classification,
  { evidence }: ClassifyOptions,
): object {
  const verdicts = LEGS.map((leg) => {
    const { evidence: shown, ...verdict } = legs[leg];
    return [leg, evidence ? { ...verdict, evidence: shown, counterfactuals: counterfactuals(legs[leg]) } : verdict];
  });
  return { id: id ?? null, ...Object.fromEntries(verdicts), writes, destructive, carrier };
}

const classify: Command = { help, run };
export default classify;
