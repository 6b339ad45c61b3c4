import { createInterface } from "node:readline";
import { classifyServer, type ServerTexts } from "../../core/classify";
import { LEGS } from "../../core/model/leg";
import { ToolSchema, type Tool } from "../../core/model/tool";
import type { Classification, Override } from "../../core/model/verdict";
import { turningPoints } from "../../core/turning-points";
import { readArguments } from "../command";
import type { Io } from "../io";
import { readDecided } from "../read-decided";

type Line = { id?: unknown; server: ServerTexts; tool: Tool };
type Bad = { id?: unknown; error: string };

/**
 * Reads one tool a line and writes one classification a line, in the same order. A bad line gets its error in its place
 * and the exit code 1. With `--profile-servers` everything is read first and each server is profiled by all its lines.
 */
export async function run(args: string[], io: Io): Promise<number> {
  const { values } = readArguments({ args, options: { "profile-servers": { type: "boolean", default: false }, evidence: { type: "boolean", default: false }, overrides: { type: "string" } } });
  const { evidence } = values;
  const decided = byServer(values.overrides === undefined ? [] : await readDecided(io, values.overrides));
  const lines = createInterface({ input: io.stdin, crlfDelay: Infinity });
  let bad = 0;
  const say = async (answer: object) => {
    if ("error" in answer) bad++;
    if (!io.stdout.write(`${JSON.stringify(answer)}\n`)) await new Promise((resolve) => io.stdout.once("drain", resolve));
  };
  if (values["profile-servers"]) {
    const all: (Line | Bad)[] = [];
    for await (const text of lines) if (text.trim() !== "") all.push(parse(text));
    for (const answer of judgeTogether(all, decided, evidence)) await say(answer);
  } else {
    for await (const text of lines) if (text.trim() !== "") await say(judgeAlone(parse(text), decided, evidence));
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
  if (typeof value !== "object" || value === null || Array.isArray(value)) return { error: "This line is not an object." };
  const { id, server, tool } = value as Record<string, unknown>;
  const { name, title, description, instructions, trusted } = (typeof server === "object" && server !== null ? server : {}) as Record<string, unknown>;
  if (typeof name !== "string") return { id, error: "The server has no name." };
  const parsed = ToolSchema.safeParse(tool);
  if (!parsed.success) return { id, error: "The tool has no name." };
  const words = (one: unknown) => (typeof one === "string" ? one : undefined);
  return { id, server: { name, title: words(title), description: words(description), instructions: words(instructions), trusted: trusted === true }, tool: parsed.data };
}

function judgeAlone(line: Line | Bad, decided: Decided, evidence: boolean): object {
  return "error" in line ? badLine(line) : answer(line, classifyServer(line.server, [line.tool], decided.get(line.server.name), [], { evidence })[0]!, evidence);
}

function* judgeTogether(lines: readonly (Line | Bad)[], decided: Decided, evidence: boolean): Generator<object> {
  const servers = new Map<string, Line[]>();
  for (const line of lines) {
    if ("error" in line) continue;
    const key = JSON.stringify([line.server.name, line.server.title, line.server.description]);
    const mates = servers.get(key);
    if (mates) mates.push(line);
    else servers.set(key, [line]);
  }
  const verdicts = new Map<Line, Classification>();
  for (const mates of servers.values()) {
    const classified = classifyServer(mates[0]!.server, mates.map((line) => line.tool), decided.get(mates[0]!.server.name), [], { evidence });
    mates.forEach((line, at) => verdicts.set(line, classified[at]!));
  }
  for (const line of lines) yield "error" in line ? badLine(line) : answer(line, verdicts.get(line)!, evidence);
}

function badLine({ id, error }: Bad): object {
  return { id: id ?? null, error };
}

function answer({ id }: Line, { writes, destructive, carrier, ...legs }: Classification, evidence: boolean): object {
  const verdicts = LEGS.map((leg) => {
    const { evidence: shown, ...verdict } = legs[leg];
    return [leg, evidence ? { ...verdict, evidence: shown, turningPoints: turningPoints(legs[leg]) } : verdict];
  });
  return { id: id ?? null, ...Object.fromEntries(verdicts), writes, destructive, carrier };
}
